import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

/** Format of the WAL and of its index: https://www.sqlite.org/walformat.html */
const headerBytes = 32;
const frameHeaderBytes = 24;
const defaultPageBytes = 4_096;
const magics = [0x377f0682, 0x377f0683];
const indexHeaderBytes = 48;

type Checksum = readonly [number, number];

const addToChecksum = ([first, second]: Checksum, bytes: DataView, isLittleEndian: boolean): Checksum => {
  let [a, b] = [first, second];
  for (let at = 0; at < bytes.byteLength; at += 8) {
    a = (a + bytes.getUint32(at, isLittleEndian) + b) >>> 0;
    b = (b + bytes.getUint32(at + 4, isLittleEndian) + a) >>> 0;
  }
  return [a, b];
};
const viewOf = (bytes: Buffer, from: number, to: number) =>
  new DataView(bytes.buffer, bytes.byteOffset + from, to - from);
const isChecksumAt = (bytes: Buffer, at: number, [first, second]: Checksum) =>
  bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;

/** Number of the last committed frame in the index; 0 for the index of another log, which has other salts. */
const lastIndexedFrame = (file: string, salts: Buffer): number => {
  if (!existsSync(file)) return 0;
  const index = readFileSync(file).subarray(0, 2 * indexHeaderBytes);
  const [header, copy] = [index.subarray(0, indexHeaderBytes), index.subarray(indexHeaderBytes)];
  const isWhole = copy.length === indexHeaderBytes && header.equals(copy);
  return isWhole && header.subarray(32, 40).equals(salts) ? viewOf(header, 16, 20).getUint32(0, true) : 0;
};

const countOnce = (file: string): number => {
  if (!existsSync(`${file}-wal`)) return 0;
  const wal = openSync(`${file}-wal`, 'r');
  try {
    const { size } = fstatSync(wal);
    const header = Buffer.alloc(headerBytes);
    if (size <= headerBytes || readSync(wal, header) < headerBytes) return 0;
    const isLittleEndian = header.readUInt32BE(0) === magics[0];
    let checksum = addToChecksum([0, 0], viewOf(header, 0, 24), isLittleEndian);
    if (!magics.includes(header.readUInt32BE(0)) || !isChecksumAt(header, 24, checksum))
      return Math.floor((size - headerBytes) / (frameHeaderBytes + defaultPageBytes));

    const salts = header.subarray(16, 24);
    // The index is read before the frames, because another process may write frames first, then the index.
    const indexed = lastIndexedFrame(`${file}-shm`, salts);
    const frame = Buffer.alloc(frameHeaderBytes + header.readUInt32BE(8));
    const commits: number[] = [];
    let lastRead = 0;
    let isChainWhole = true;
    for (let number = 1; readSync(wal, frame) === frame.length; number++) {
      const isOfThisLog = frame.subarray(8, 16).equals(salts);
      checksum = addToChecksum(checksum, viewOf(frame, 0, 8), isLittleEndian);
      checksum = addToChecksum(checksum, viewOf(frame, frameHeaderBytes, frame.length), isLittleEndian);
      isChainWhole &&= isOfThisLog && isChecksumAt(frame, 16, checksum);
      const isCommit = frame.readUInt32BE(4) > 0;
      if (isOfThisLog && isCommit) commits.push(number);
      if (isChainWhole && isCommit) lastRead = number;
    }
    // A commit is flushed before the next one is written, so the last but one was acknowledged.
    return Math.max(0, Math.max(commits.at(-2) ?? 0, indexed) - lastRead);
  } finally {
    closeSync(wal);
  }
};

/**
 * Number of pages of acknowledged transactions in the WAL that SQLite will not read: without an error, SQLite
 * ignores everything from the first frame with a wrong checksum. Must be called before SQLite opens the file,
 * because opening removes the evidence. What a killed process had not committed does not count. The pages are
 * counted twice: two different counts mean that another process is writing to the file, and the result is 0.
 */
export const countLostFrames = (file: string): number => {
  const lost = countOnce(file);
  return lost > 0 && countOnce(file) === lost ? lost : 0;
};
