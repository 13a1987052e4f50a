/**
 * The poses of the class films as pictures, for posters and thumbnails: keys that are rendered already,
 * developed once more.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { readMade, remember } from './fingerprint.ts';
import { masterFile } from './masters.mjs';
import { loadKey, loadPlate } from './motion.mjs';
import { keyFile, plateFile, practicePrint } from './practices.mjs';
import { keysPerStep, practices, stillName } from './recipes/practices.ts';

export const developStills = async () => {
  for (const [name, practice] of Object.entries(practices)) {
    const print = practicePrint(practice);
    const made = readMade();
    if (made.masters[`practice/${name}`] !== print || !existsSync(plateFile(name))) continue;
    const poses = Array.from({ length: practice.poses }, (_, pose) => pose).filter(
      (pose) => made.masters[stillName(name, pose)] !== print,
    );
    if (poses.length === 0) continue;
    const plate = await loadPlate(plateFile(name));
    const { width, height } = plate;
    for (const pose of poses) {
      const { pixels } = await loadKey(keyFile(name, pose * keysPerStep), plate, {});
      const file = masterFile(stillName(name, pose), 'png');
      mkdirSync(dirname(file), { recursive: true });
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .png({ compressionLevel: 6 })
        .toFile(file);
      remember('masters', stillName(name, pose), print);
    }
  }
};
