/** Renders the keys of the loops: the empty stage from both places of the camera, and the figure on its way. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint, ofScene, readMade, remember } from './fingerprint.ts';
import { blender, mastersFolder } from './masters.mjs';
import { progress } from './progress.mjs';
import { loopSize, reels, stages } from './recipes/loops.ts';

const samples = 4;
const plateSamples = 6;
const bounces = 4;
/** The rendered part goes so far beyond the figure, as shares of the width: the shadow falls to the right. */
const shadow = [0.1, 0.14];

const folder = join(mastersFolder, 'loops');
export const plateFile = ({ stage, eye }) => join(folder, stage, `${eye}.exr`);
export const keyFile = (name, key) =>
  join(folder, reels[name].stage, name, `${String(key).padStart(2, '0')}.exr`);
export const keysOf = ({ poses, steps }) => (poses.length - 1) * steps + 1;

const stageOf = ({ stage }) => {
  const { eyes, ...params } = stages[stage];
  return params;
};
const eyeOf = ({ stage, eye }) => stages[stage].eyes[eye];
const moves = ({ poses, anchor, turn, share, steps }) => ({
  ...{ poses, anchor, turn, keys: keysOf({ poses, steps }) },
  ...(share && { share }),
});

const scene = ofScene('practice');
const platePrint = (loop) => fingerprint(scene, stageOf(loop), eyeOf(loop), loopSize, plateSamples, bounces);
export const loopPrint = (loop) => fingerprint(platePrint(loop), moves(loop), samples);

/** Files of another recipe must not be mixed with those of this one: a note beside them says what they are. */
const openFile = (file, print, others) => {
  const note = `${file}.recipe.txt`;
  if (existsSync(note) && readFileSync(note, 'utf8') === print) return;
  for (const other of others) rmSync(other, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(note, print);
};

const keyFiles = (name, loop) => Array.from({ length: keysOf(loop) }, (_, key) => keyFile(name, key));

const shotsOf = (name, loop) => {
  const plate = plateFile(loop);
  const keys = keyFiles(name, loop);
  openFile(plate, platePrint(loop), [plate]);
  openFile(keys[0], loopPrint(loop), keys);
  const shot = (file, view) => ({ out: file.slice(0, -'.exr'.length), view: { eye: eyeOf(loop), ...view } });
  return [
    ...(existsSync(plate) ? [] : [shot(plate, { samples: plateSamples })]),
    ...keys.flatMap((file, key) =>
      existsSync(file) ? [] : [shot(file, { samples, loop: moves(loop), key, shadow })],
    ),
  ];
};

/** Whatever is rendered again is encoded again, so a loop is due until the library has it. */
export const renderLoops = async (only = '') => {
  const made = readMade();
  const due = Object.entries(reels).filter(
    ([name, loop]) =>
      (`loops/${name}`.startsWith(only) && made.masters[`loops/${name}`] !== loopPrint(loop)) ||
      (!made.films[`loops/${name}`] && !keyFiles(name, loop).every(existsSync)),
  );
  const bar = progress('Practicing', due.length);
  for (const stage of Object.keys(stages)) {
    const ofStage = due.filter(([, loop]) => loop.stage === stage);
    const shots = ofStage.flatMap(([name, loop]) => shotsOf(name, loop));
    const planned = new Map(shots.map((shot) => [shot.out, shot]));
    const job = {
      ...{ scene: 'practice', params: stageOf({ stage }), size: loopSize, samples, bounces },
      shots: [...planned.values()],
    };
    const finish = () => {
      for (const [name, loop] of ofStage) {
        if (readMade().masters[`loops/${name}`] === loopPrint(loop)) continue;
        if (![plateFile(loop), ...keyFiles(name, loop)].every(existsSync)) continue;
        remember('masters', `loops/${name}`, loopPrint(loop));
        bar.step(name);
      }
    };
    finish();
    const complaints = planned.size > 0 ? await blender([job], finish) : [];
    finish();
    const lost = ofStage.filter(([name, loop]) => !keyFiles(name, loop).every(existsSync));
    if (lost.length > 0)
      throw new Error(
        `not rendered: ${lost.map(([name]) => name).join(', ')}\n${complaints.slice(-12).join('\n')}`,
      );
  }
  bar.end();
};

/** Keys and plates on this disk are declared those of the recipe, after a change that cannot be seen. */
export const adoptLoops = (only = '') => {
  for (const [name, loop] of Object.entries(reels)) {
    const keys = keyFiles(name, loop);
    if (!`loops/${name}`.startsWith(only) || ![plateFile(loop), ...keys].every(existsSync)) continue;
    writeFileSync(`${plateFile(loop)}.recipe.txt`, platePrint(loop));
    writeFileSync(`${keys[0]}.recipe.txt`, loopPrint(loop));
    remember('masters', `loops/${name}`, loopPrint(loop));
  }
};
