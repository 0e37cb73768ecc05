const FIRST_BYTES = 64 * 1024;

/**
 * Joins chunks in one buffer that grows and is used again. Received chunks are external memory: holding thousands of
 * them makes the collector stop the world.
 */
export class ByteCollector {
  #buffer: Buffer = Buffer.alloc(0);
  #length = 0;

  /** Reads a whole body. The bytes given are valid until the next call. */
  async collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
    this.#length = 0;
    for await (const chunk of chunks) this.#push(chunk);
    return this.#buffer.subarray(0, this.#length);
  }

  #push(chunk: Uint8Array): void {
    const needed = this.#length + chunk.length;
    if (needed > this.#buffer.length) {
      const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.#buffer.length * 2, FIRST_BYTES));
      grown.set(this.#buffer.subarray(0, this.#length));
      this.#buffer = grown;
    }
    this.#buffer.set(chunk, this.#length);
    this.#length = needed;
  }
}
