const WIDTH = 116;

/** A doc comment out of an API description, wrapped; empty where there is none. */
export function commentText(description: string | undefined, indent: string): string {
  const text = description?.trim().replaceAll("*/", "*\\/");
  if (!text) return "";
  const lines = text.split("\n").flatMap((line) => wrap(line.trimEnd(), WIDTH - indent.length - 3));
  const [only] = lines;
  if (lines.length === 1 && only !== undefined && only.length <= WIDTH - indent.length - 7)
    return `${indent}/** ${only} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

function wrap(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
    if (current !== "" && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else current = current === "" ? word : `${current} ${word}`;
  }
  return [...lines, current];
}
