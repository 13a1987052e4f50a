/** Just enough of the ONNX file format to hand a U-Net to onnxruntime. */
const varint = (value) => {
  const out = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) out.push(Number(rest & 127n) | 128);
  return Buffer.from([...out, Number(rest)]);
};
const bytes = (field, content) => Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);
const text = (field, content) => bytes(field, Buffer.from(content));
const number = (field, value) => Buffer.concat([varint(field << 3), varint(value)]);

export const ints = (name, values) =>
  bytes(5, Buffer.concat([text(1, name), ...values.map((value) => number(8, value)), number(20, 7)]));
export const int = (name, value) => bytes(5, Buffer.concat([text(1, name), number(3, value), number(20, 2)]));
export const word = (name, value) => bytes(5, Buffer.concat([text(1, name), text(4, value), number(20, 3)]));

export const node = (operator, inputs, output, ...attributes) =>
  bytes(
    1,
    Buffer.concat([
      ...inputs.map((input) => text(1, input)),
      text(2, output),
      text(3, output),
      text(4, operator),
      ...attributes,
    ]),
  );

export const tensor = (name, shape, values) =>
  bytes(
    5,
    Buffer.concat([
      ...shape.map((size) => number(1, size)),
      number(2, 1),
      text(8, name),
      bytes(9, Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
    ]),
  );

const port = (field, name, shape) => {
  const sizes = shape.map((size) => bytes(1, typeof size === 'number' ? number(1, size) : text(2, size)));
  const type = bytes(1, Buffer.concat([number(1, 1), bytes(2, Buffer.concat(sizes))]));
  return bytes(field, Buffer.concat([text(1, name), bytes(2, type)]));
};

/** A model with one input of `channels` planes and one picture out. */
export const model = (parts, channels, output) => {
  const graph = Buffer.concat([
    ...parts,
    text(2, 'denoiser'),
    port(11, 'input', [1, channels, 'h', 'w']),
    port(12, output, [1, 3, 'h2', 'w2']),
  ]);
  return Buffer.concat([
    number(1, 8),
    bytes(7, graph),
    bytes(8, Buffer.concat([text(1, ''), number(2, 13)])),
  ]);
};
