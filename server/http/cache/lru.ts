/** Values by key, at most `maxBytes` in total: a new value evicts those that were used least recently. */
export const createLru = <Value>(maxBytes: number, bytesOf: (value: Value) => number) => {
  /** In the order of their last use. */
  const entries = new Map<string, { value: Value; bytes: number }>();
  let bytes = 0;

  const drop = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    /** Returns the value without using it. */
    peek: (key: string): Value | undefined => entries.get(key)?.value,
    use(key: string): Value | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key: string, value: Value) {
      drop(key);
      const entry = { value, bytes: bytesOf(value) };
      entries.set(key, entry);
      bytes += entry.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    drop,
    clear() {
      entries.clear();
      bytes = 0;
    },
    get size() {
      return entries.size;
    },
    get bytes() {
      return bytes;
    },
  };
};
