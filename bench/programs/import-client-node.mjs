await import("@kubernetes/client-node");
