/** Develops a render: EXR in, denoised and graded picture out. */
import sharp from 'sharp';
import { denoise } from './denoise.mjs';
import { depthOf, passOf, readExr } from './exr.mjs';
import { grade } from './grade.mjs';

export const develop = async (exr, options) => {
  const file = readExr(exr);
  const { width, height } = file;
  const albedo = passOf(file, 'Denoising Albedo');
  const normal = passOf(file, 'Denoising Normal', 'XYZ');
  const light = await denoise(width, height, passOf(file, 'Combined'), albedo, normal);
  return { width, height, pixels: grade(width, height, light, options), depth: depthOf(file) };
};

export const developTo = async (exr, png, options) => {
  const { width, height, pixels } = await develop(exr, options);
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toFile(png);
};
