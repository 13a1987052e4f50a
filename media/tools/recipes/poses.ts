// biome-ignore-all format: a table, in which a pose keeps its few lines
/**
 * The poses of the class films, as data for Blender. The resting figure faces -y, z is up, its left is +x; a
 * limb is the direction of its upper and of its lower half. `of` names a pose of tools/blender/poses.py.
 */
type Vec = readonly [x: number, y: number, z: number];
/** Where a part of the body points to, and where its upper side points to. */
type Facing = readonly [Vec, Vec];
type Limb = { d: readonly [Vec, Vec]; hand?: Facing; foot?: Facing; hinge?: Vec; toe?: Facing; curl?: number };
export type Pose = {
  of?: string;
  pelvis?: Facing;
  chest?: Facing;
  head?: Facing;
  armL?: Limb;
  armR?: Limb;
  legL?: Limb;
  legR?: Limb;
};

const f: Vec = [0, -1, 0];
const b: Vec = [0, 1, 0];
const u: Vec = [0, 0, 1];
const d: Vec = [0, 0, -1];
const left: Vec = [1, 0, 0];
const right: Vec = [-1, 0, 0];
const standing: Facing = [f, u];

const limb = (upper: Vec, lower: Vec, more: Omit<Limb, 'd'> = {}): Limb => ({ d: [upper, lower], ...more });

const flipped = ([x, y, z]: Vec): Vec => [-x, y, z];
const flippedFacing = ([to, up]: Facing): Facing => [flipped(to), flipped(up)];
/** A hinge is an axis: in a mirror it keeps its sideways part and turns the rest. */
const flippedLimb = ({ d: [upper, lower], hand, foot, toe, hinge, curl }: Limb): Limb => ({
  d: [flipped(upper), flipped(lower)],
  ...(hand && { hand: flippedFacing(hand) }),
  ...(foot && { foot: flippedFacing(foot) }),
  ...(toe && { toe: flippedFacing(toe) }),
  ...(hinge && { hinge: [hinge[0], -hinge[1], -hinge[2]] as const }),
  ...(curl && { curl }),
});

const arms = (armL: Limb) => ({ armL, armR: flippedLimb(armL) });
const legs = (legL: Limb) => ({ legL, legR: flippedLimb(legL) });
const legR = (asLeft: Limb) => ({ legR: flippedLimb(asLeft) });
const armR = (asLeft: Limb) => ({ armR: flippedLimb(asLeft) });
export const mirrored = ({ pelvis, chest, head, armL, armR: ownR, legL, legR: otherR }: Pose): Pose => ({
  ...(pelvis && { pelvis: flippedFacing(pelvis) }),
  ...(chest && { chest: flippedFacing(chest) }),
  ...(head && { head: flippedFacing(head) }),
  ...(ownR && { armL: flippedLimb(ownR) }),
  ...(armL && { armR: flippedLimb(armL) }),
  ...(otherR && { legL: flippedLimb(otherR) }),
  ...(legL && { legR: flippedLimb(legL) }),
});

const down = arms(limb([0.22, 0, -1], [0.16, -0.12, -1], { hand: [[0.1, -0.1, -1], right] }));
const wide = arms(limb([1, 0, 0.05], [1, 0, 0.08], { hand: [left, d] }));
const high = arms(limb([0.12, -0.02, 1], [-0.03, 0.05, 1], { hand: [[0, 0.05, 1], right] }));
const open = arms(limb([0.55, -0.05, 0.84], [0.5, 0, 0.87], { hand: [[0.5, 0, 0.87], right] }));
const ahead = arms(limb([0.1, -1, 0.02], [0.02, -1, 0.04], { hand: [f, right] }));
export const reaching = arms(
  limb([0.14, -0.8, -0.55], [0.02, -0.93, -0.28], { hand: [[0, -1, -0.1], right] }),
);
const fists = arms(limb([0.35, -0.3, -0.9], [-0.15, -0.65, 0.75], { curl: 1.2, hinge: right }));
const cactus = arms(limb([1, -0.05, 0.02], [0.12, -0.15, 1], { hand: [u, f], hinge: b }));
const prayer = arms(limb([0.32, -0.3, -0.9], [-0.72, -0.5, 0.48], { hand: [[-0.1, -0.25, 0.96], right] }));
const floorReach = arms(limb([0.25, -1, -0.25], [0.02, -1, -0.18], { hand: [f, d] }));
const besideHips = arms(limb([0.3, 0.1, -0.95], [0.1, 0.05, -1], { hand: [[0.2, -0.7, -0.7], d] }));
const alongFloor = arms(limb([0.42, -1, -0.1], [0.3, -1, -0.08], { hand: [[0.2, -1, 0], d] }));
const tee = arms(limb([1, -0.08, -0.04], [1, -0.12, 0], { hand: [left, u] }));

const topOfFoot: Facing = [
  [0, 1, -0.12],
  [0, -0.12, -1],
];
const behind = limb([0.06, 1, -0.08], [0, 1, -0.03], { foot: topOfFoot });
const tucked: Facing = [
  [0, -0.1, -1],
  [0, -1, 0.1],
];
const kneeDown = limb([0.05, 0.46, -0.89], [0, 1, -0.06], { foot: topOfFoot, hinge: left });
const kneelingLeg = limb([0.08, 0, -1], [0.02, 1, -0.03], { foot: topOfFoot, hinge: left });
const sittingOnHeels = limb([0.2, -0.97, -0.14], [-0.06, 1, -0.03], { foot: topOfFoot, hinge: left });
const ahead90 = limb([0.06, -1, -0.02], [0.02, -1, -0.02], {
  foot: [
    [0, -0.25, 0.97],
    [0, 0.97, 0.25],
  ],
  hinge: left,
});

export const mountain: Pose = { of: 'mountain', ...down };
export const mountainHigh: Pose = { of: 'mountain', head: [[0, -1, 0.2], [0, 0.15, 1]], ...high };
const foldedLegs = legs(limb([0.06, 0.06, -1], [0, 0.02, -1], { foot: standing }));
export const fold: Pose = {
  pelvis: [[0, 0.15, -0.98], [0, -0.98, -0.15]],
  chest: [[0, 0.9, -0.42], [0, -0.42, -0.9]],
  head: [[0, 0.98, -0.05], [0, -0.05, -1]],
  ...arms(limb([0.14, -0.5, -0.86], [0.02, -0.45, -0.89], { hand: [[0, -0.15, -1], right] })),
  ...foldedLegs,
};
export const halfLift: Pose = {
  pelvis: [[0, -0.08, -1], [0, -1, 0.08]],
  chest: [[0, -0.16, -0.98], [0, -0.98, 0.16]],
  head: [[0, -0.5, -0.87], [0, -0.87, 0.5]],
  ...arms(limb([0.12, 0.12, -1], [0, 0.16, -1], { hand: [[0, 0.1, -1], right] })),
  ...foldedLegs,
};
const chairLeg = (bend: number) =>
  limb([0.08, -0.6 - bend, -0.8 + bend], [0, 0.4 + bend / 3, -0.9], { foot: standing, hinge: left });
const chairAt = (bend: number): Pose => ({
  pelvis: [[0, -0.9, -0.42], [0, -0.42, 0.9]],
  chest: [[0, -0.94, -0.3], [0, -0.3, 0.94]],
  head: standing,
  ...arms(limb([0.14, -0.55, 0.83], [0, -0.45, 0.9], { hand: [[0, -0.4, 0.9], right] })),
  ...legs(chairLeg(bend)),
});
export const chair = chairAt(0.08);
export const chairDeep = chairAt(0.2);
const crescentLegs = {
  legL: limb([0.05, -0.96, -0.3], [0, 0.03, -1], { foot: standing, hinge: left }),
  legR: limb([-0.05, 0.78, -0.63], [-0.02, 0.87, -0.49], { foot: [[0, -0.3, -1], [0, -0.9, 0.3]], hinge: left, toe: standing }),
};
export const crescent: Pose = { of: 'crescent', ...crescentLegs };
export const crescentOpen: Pose = { ...crescent, chest: standing, head: standing, ...wide };
export const warrior: Pose = { of: 'warrior2' };
export const warriorDeep: Pose = {
  of: 'warrior2',
  legL: limb([0.96, -0.1, -0.26], [0.02, 0, -1], { foot: [[1, -0.1, 0], u], hinge: [0.1, 1, 0] }),
};
export const triangle: Pose = {
  pelvis: [f, [0.45, 0, 0.89]],
  chest: [[0, -1, 0.08], [0.96, 0, 0.26]],
  head: [[0, -0.85, 0.5], [0.96, 0.1, 0.26]],
  armL: limb([0.08, -0.05, -1], [0.05, -0.02, -1], { hand: [d, f] }),
  armR: limb([-0.05, 0, 1], [0, 0, 1], { hand: [u, f] }),
  legL: limb([0.56, 0, -0.83], [0.56, 0, -0.83], { foot: [[1, -0.1, 0], u] }),
  legR: limb([-0.4, 0, -0.92], [-0.4, 0, -0.92], { foot: [[-0.25, -1, 0], u] }),
};
export const triangleOpen: Pose = {
  ...triangle,
  pelvis: standing,
  chest: standing,
  head: [left, u],
  ...wide,
};
export const goddess: Pose = {
  pelvis: standing,
  head: standing,
  ...cactus,
  ...legs(limb([0.84, -0.25, -0.48], [-0.08, 0, -1], { foot: [[0.7, -0.7, 0], u], hinge: [0.5, 1, 0] })),
};
export const goddessHigh: Pose = {
  ...goddess,
  ...high,
  ...legs(limb([0.68, -0.2, -0.7], [0.1, 0, -1], { foot: [[0.7, -0.7, 0], u], hinge: [0.5, 1, 0] })),
};
export const tree: Pose = { of: 'tree' };
export const treeOpen: Pose = { of: 'tree', ...wide };
export const halfMoon: Pose = {
  pelvis: [[0, -1, 0.05], [0.95, 0, -0.3]],
  chest: [[0, -1, 0.1], [0.9, 0, -0.44]],
  head: [[0.1, -1, 0.12], [0.95, 0.1, -0.3]],
  armL: limb([0.12, -0.03, -1], [0.05, 0, -1], { hand: [d, f] }),
  armR: limb([0, 0, 1], [0.02, 0, 1], { hand: [u, f] }),
  legL: limb([0.06, 0, -1], [0.02, 0, -1], { foot: [[0.9, -0.4, 0], u] }),
  legR: limb([-1, 0, 0.12], [-1, 0, 0.1], { foot: [[-0.25, -1, 0.05], [-0.95, 0.2, 0.1]] }),
};
export const halfMoonLow: Pose = {
  ...halfMoon,
  armR: limb([-0.55, 0.02, 0.83], [-0.6, 0, 0.8], { hand: [[-0.6, 0, 0.8], f] }),
  legR: limb([-1, 0, -0.04], [-1, 0, -0.04], { foot: [[-0.25, -1, 0], [-0.95, 0.2, 0.1]] }),
};
const line = (drop: number): Pose => ({
  pelvis: [[0, -drop, -1], [0, -1, drop]],
  chest: [[0, -drop, -1], [0, -1, drop]],
  head: [[0, -0.4 - drop, -0.9], [0, -0.9, 0.4 + drop]],
  ...legs(limb([0.06, 1, -drop], [0, 1, -drop], { foot: tucked, toe: standing, hinge: left })),
});
export const plank: Pose = { ...line(0.33), ...arms(limb([0.08, 0, -1], [0, 0, -1], { hand: [f, d] })) };
export const plankLow: Pose = {
  ...line(0.1),
  ...arms(limb([0.16, 0.98, 0.04], [0.02, -0.1, -1], { hand: [f, d], hinge: right })),
};
export const dog: Pose = {
  pelvis: [[0, 0.72, -0.7], [0, -0.7, -0.72]],
  chest: [[0, 0.8, -0.6], [0, -0.6, -0.8]],
  head: [[0, 0.85, -0.5], [0, -0.5, -0.85]],
  ...arms(limb([0.1, -0.62, -0.78], [0.02, -0.62, -0.78], { hand: [f, d] })),
  ...legs(limb([0.06, 0.3, -0.95], [0, 0.28, -0.96], { foot: standing, hinge: left })),
};
export const dogBent: Pose = {
  ...dog,
  ...legs(limb([0.06, 0.1, -1], [0, 0.62, -0.78], { foot: [[0, -0.9, -0.45], [0, -0.45, 0.9]], hinge: left, toe: standing })),
};
export const lowLunge: Pose = {
  pelvis: [[0, -1, -0.02], [0, -0.02, 1]],
  chest: [[0, -0.97, 0.22], [0, 0.22, 0.97]],
  head: [[0, -0.95, 0.3], [0, 0.3, 0.95]],
  ...high,
  legL: limb([0.05, -0.99, 0.12], [0, 0.12, -1], { foot: standing, hinge: left }),
  ...legR(kneeDown),
};
export const lowLungeOpen: Pose = { ...lowLunge, chest: standing, head: standing, ...open };
export const lizard: Pose = {
  ...lowLunge,
  pelvis: [[0, -0.6, -0.8], [0, -0.8, 0.6]],
  chest: [[0, -0.06, -1], [0, -1, 0.06]],
  head: [[0, -0.7, -0.7], [0, -0.7, 0.7]],
  ...arms(limb([0.08, -0.25, -0.97], [0, -0.15, -1], { hand: [f, d] })),
  legL: limb([0.3, -0.93, 0.2], [0.02, 0.1, -1], { foot: [[0.2, -1, 0], u], hinge: left }),
};
export const halfSplit: Pose = {
  ...lizard,
  pelvis: [[0, -0.5, -0.87], [0, -0.87, 0.5]],
  chest: [[0, 0.1, -1], [0, -1, -0.1]],
  head: [[0, 0.2, -0.98], [0, -0.98, -0.2]],
  ...arms(limb([0.1, -0.3, -0.95], [0, -0.3, -0.95], { hand: [[0, -0.6, -0.8], d] })),
  legL: limb([0.06, -0.8, -0.6], [0, -0.8, -0.6], { foot: [[0, -0.55, 0.83], [0, 0.83, 0.55]], hinge: left }),
  legR: flippedLimb(kneelingLeg),
};
const pigeonLegs = {
  legL: limb([0.5, -0.86, -0.1], [-0.92, -0.25, -0.02], { foot: [[-0.75, -0.6, 0], [0.2, -0.3, 0.9]], hinge: [-0.1, -0.25, 1] }),
  ...legR(limb([0.02, 1, -0.16], [0, 1, -0.05], { foot: topOfFoot })),
};
export const pigeonFold: Pose = {
  pelvis: [[0, -0.32, -0.95], [0, -0.95, 0.32]],
  chest: [[0, 0.04, -1], [0, -1, -0.04]],
  head: [[0, 0.05, -1], [0, -1, -0.05]],
  ...floorReach,
  ...pigeonLegs,
};
/** The arms stay on the floor: only the back rises with the breath. */
export const pigeonBreath: Pose = { ...pigeonFold, chest: [[0, 0, -1], [0, -1, 0]] };
const tableArms = arms(limb([0.06, -0.05, -1], [0, 0, -1], { hand: [f, d] }));
export const cow: Pose = {
  pelvis: [[0, 0.28, -0.96], [0, -0.96, -0.28]],
  chest: [[0, -0.5, -0.87], [0, -0.87, 0.5]],
  head: [[0, -0.97, 0.1], [0, 0.1, 0.97]],
  ...tableArms,
  ...legs(kneelingLeg),
};
export const cat: Pose = {
  pelvis: [[0, -0.76, -0.65], [0, -0.65, 0.76]],
  chest: [[0, 0.3, -0.95], [0, -0.95, -0.3]],
  head: [[0, 0.72, -0.69], [0, -0.69, -0.72]],
  ...arms(limb([0.06, -0.34, -0.94], [0, -0.26, -0.97], { hand: [f, d] })),
  ...legs(kneelingLeg),
};
const prone: Pose = {
  pelvis: [[0, 0, -1], [0, -1, 0]],
  ...legs(behind),
};
export const sphinx: Pose = {
  ...prone,
  chest: [[0, -0.64, -0.77], [0, -0.77, 0.64]],
  head: [[0, -0.95, -0.2], [0, -0.2, 0.95]],
  ...arms(limb([0.16, -0.25, -0.95], [0, -1, -0.06], { hand: [f, d], hinge: right })),
};
export const cobra: Pose = {
  ...prone,
  chest: [[0, -0.8, -0.6], [0, -0.6, 0.8]],
  head: [[0, -1, 0.15], [0, 0.15, 1]],
  ...arms(limb([0.25, 0.85, -0.45], [0.03, -0.75, -0.65], { hand: [f, d], hinge: right })),
};
export const cobraLow: Pose = {
  ...cobra,
  chest: [[0, -0.12, -0.99], [0, -0.99, 0.12]],
  head: [[0, -0.4, -0.92], [0, -0.92, 0.4]],
  ...arms(limb([0.25, 0.95, 0.14], [0.03, -0.88, -0.46], { hand: [f, d], hinge: right })),
};
export const sphinxSoft: Pose = { ...sphinx, chest: [[0, -0.58, -0.81], [0, -0.81, 0.58]], head: [[0, -0.9, -0.4], [0, -0.4, 0.9]] };
export const camel: Pose = {
  pelvis: [[0, -0.95, 0.3], [0, 0.3, 0.95]],
  chest: [[0, -0.6, 0.8], [0, 0.8, 0.6]],
  head: [[0, -0.35, 0.94], [0, 0.94, 0.35]],
  ...arms(limb([0.2, 0.3, -0.93], [0.04, 0.12, -0.99], { hand: [[0, 0.5, -0.87], right] })),
  ...legs(kneelingLeg),
};
export const tallKneel: Pose = { pelvis: standing, head: standing, ...prayer, ...legs(kneelingLeg) };
export const boat: Pose = {
  pelvis: [[0, -0.82, 0.57], [0, 0.57, 0.82]],
  chest: [[0, -0.88, 0.46], [0, 0.46, 0.88]],
  head: [[0, -0.97, 0.22], [0, 0.22, 0.97]],
  ...ahead,
  ...legs(limb([0.05, -0.8, 0.6], [0.01, -0.82, 0.57], { foot: [[0, -0.95, 0.3], [0, 0.3, 0.95]], hinge: left })),
};
export const boatBent: Pose = {
  ...boat,
  ...legs(limb([0.05, -0.76, 0.65], [0.01, -0.98, -0.2], { foot: [f, u], hinge: left })),
};
export const sidePlank: Pose = {
  pelvis: [f, [0.91, 0, 0.41]],
  chest: [f, [0.91, 0, 0.41]],
  head: [[0.1, -1, 0.05], [0.91, 0, 0.41]],
  armL: limb([0.08, 0, -1], [0, 0, -1], { hand: [[0.9, -0.3, 0], d] }),
  armR: limb([-0.05, 0, 1], [0, 0, 1], { hand: [u, f] }),
  legL: limb([-0.9, -0.02, -0.45], [-0.9, 0, -0.45], { foot: [[-0.2, -1, 0], [-0.9, 0.2, 0.4]] }),
  legR: limb([-0.85, 0.02, -0.53], [-0.85, 0.03, -0.53], { foot: [[-0.2, -1, 0], [-0.9, 0.2, 0.4]] }),
};
export const sidePlankReach: Pose = {
  ...sidePlank,
  armR: limb([0.62, -0.1, 0.78], [0.75, -0.1, 0.65], { hand: [[0.8, 0, 0.6], f] }),
};
export const seated: Pose = { of: 'lotus', ...arms(limb([0.33, -0.2, -0.93], [0.38, -0.66, -0.66], { hand: [[0.38, -0.88, -0.3], [0, 0.2, 1]], curl: 0.3 })) };
export const seatedWide: Pose = { ...seated, ...wide };
export const seatedHigh: Pose = { ...seated, head: [[0, -1, 0.15], [0, 0.1, 1]], ...high };
export const seatedTall: Pose = { ...seated, chest: [[0, -1, 0.12], [0, 0.12, 1]], head: [[0, -1, 0.06], [0, 0.06, 1]] };
export const seatedSide: Pose = {
  ...seated,
  chest: [[0, -1, 0.03], [0.5, 0, 0.87]],
  head: [[0.1, -1, 0], [0.55, 0, 0.83]],
  armL: limb([0.72, -0.1, -0.68], [0.66, -0.15, -0.74], { hand: [[0.9, -0.2, -0.4], [-0.4, 0, -0.9]] }),
  armR: limb([0.22, 0, 0.97], [0.62, 0, 0.78], { hand: [[0.7, 0, 0.7], [0.7, 0, -0.7]] }),
};
export const seatedTwist: Pose = {
  ...seated,
  chest: [[0.7, -0.71, 0], u],
  head: [[0.92, -0.38, 0], u],
  armL: limb([0.42, 0.45, -0.8], [0.25, 0.35, -0.9], { hand: [[0.6, 0.3, -0.5], d] }),
  armR: limb([0.05, -0.62, -0.78], [0.5, -0.72, -0.45], { hand: [[0.6, -0.75, -0.2], d] }),
};
export const seatedTwistTall: Pose = { ...seatedTwist, chest: [[0.45, -0.89, 0], u], head: [[0.6, -0.8, 0], u] };
export const neckLeft: Pose = { ...seated, head: [[0.08, -1, -0.08], [0.42, -0.05, 0.9]] };
export const neckRight: Pose = mirroredHead(neckLeft);
export const butterfly: Pose = {
  pelvis: standing,
  chest: [[0, -1, 0.03], [0, 0.03, 1]],
  head: [[0, -1, -0.06], [0, -0.06, 1]],
  ...arms(limb([0.2, -0.35, -0.91], [-0.2, -0.75, -0.62], { hand: [[-0.4, -0.8, -0.4], d] })),
  ...legs(limb([0.8, -0.58, -0.08], [-0.78, -0.6, -0.06], { foot: [[-0.2, -0.95, 0.1], [0.85, -0.2, 0.45]], hinge: [-0.1, -0.25, 1] })),
};
export const butterflyFold: Pose = {
  ...butterfly,
  pelvis: [[0, -0.94, -0.35], [0, -0.35, 0.94]],
  chest: [[0, -0.6, -0.8], [0, -0.8, 0.6]],
  head: [[0, -0.5, -0.87], [0, -0.87, 0.5]],
};
const staff: Pose = { pelvis: standing, head: standing, ...besideHips, ...legs(ahead90) };
export const caterpillar: Pose = {
  pelvis: [[0, -0.85, -0.52], [0, -0.52, 0.85]],
  chest: [[0, -0.25, -0.97], [0, -0.97, 0.25]],
  head: [[0, -0.1, -1], [0, -1, 0.1]],
  ...arms(limb([0.16, -0.92, -0.36], [-0.02, -0.98, -0.2], { hand: [[0, -1, -0.1], d] })),
  ...legs(ahead90),
};
export const caterpillarDeep: Pose = {
  ...caterpillar,
  pelvis: [[0, -0.8, -0.6], [0, -0.6, 0.8]],
  chest: [[0, -0.1, -1], [0, -1, 0.1]],
  head: [[0, 0.05, -1], [0, -1, -0.05]],
};
const dragonflyLegs = legs(
  limb([0.8, -0.6, -0.02], [0.8, -0.6, -0.02], { foot: [[0.1, -0.1, 0.98], [-0.78, 0.6, 0.1]], hinge: [0.6, 0.8, 0] }),
);
export const dragonfly: Pose = { ...staff, ...arms(limb([0.2, -0.75, -0.62], [0, -0.7, -0.7], { hand: [[0, -0.9, -0.4], d] })), ...dragonflyLegs };
export const dragonflyFold: Pose = { ...caterpillar, ...dragonflyLegs };
export const child: Pose = {
  of: 'child',
  chest: [[0, 0.06, -1], [0, -1, -0.06]],
  head: [[0, 0.13, -1], [0, -1, -0.13]],
  ...arms(limb([0.35, -1, -0.38], [0, -1, -0.22], { hand: [f, d] })),
  ...legs(limb([0.25, -0.95, -0.28], [-0.12, 1, -0.02], { foot: topOfFoot, hinge: left })),
};
export const childSoft: Pose = { ...child, chest: [[0, 0.02, -1], [0, -1, -0.02]], head: [[0, 0.12, -1], [0, -1, -0.12]] };
const heels: Pose = {
  pelvis: standing,
  chest: [[0, -1, 0.03], [0, 0.03, 1]],
  head: [[0, -1, -0.06], [0, -0.06, 1]],
  ...arms(limb([0.2, -0.15, -0.97], [0.02, -0.8, -0.6], { hand: [[0, -0.98, -0.2], d] })),
  ...legs(sittingOnHeels),
};
export const lying: Pose = { of: 'savasana' };
export const lyingBreath: Pose = { of: 'savasana', chest: [[0, -0.1, 1], [0, 1, 0.1]], head: [u, b] };
const kneesUp = legs(limb([0.1, -0.62, 0.78], [0.02, -0.68, -0.73], { foot: [f, u], hinge: left }));
export const kneesBent: Pose = { of: 'savasana', ...alongFloor, ...kneesUp };
export const bridge: Pose = {
  of: 'savasana',
  pelvis: [[0, 0.5, 0.87], [0, 0.87, -0.5]],
  chest: [[0, 0.42, 0.9], [0, 0.9, -0.42]],
  head: [[0, -0.12, 1], [0, 1, 0.12]],
  ...arms(limb([0.42, -1, -0.24], [0.3, -1, -0.12], { hand: [[0.2, -1, 0], d] })),
  ...legs(limb([0.1, -0.86, 0.51], [0.01, 0.05, -1], { foot: [f, u], hinge: left })),
};
export const legsUp: Pose = {
  of: 'savasana',
  ...legs(limb([0.06, -0.14, 1], [0.03, -0.06, 1], { foot: [[0, -0.5, 0.87], [0, 0.87, 0.5]], hinge: left })),
};
export const legsUpWide: Pose = {
  of: 'savasana',
  ...legs(limb([0.3, -0.14, 0.95], [0.26, -0.06, 0.96], { foot: [[0.1, -0.5, 0.86], [0, 0.87, 0.5]], hinge: left })),
};
export const kneesToChest: Pose = {
  of: 'savasana',
  head: [[0, -0.1, 1], [0, 1, 0.1]],
  ...arms(limb([0.3, -0.75, 0.5], [-0.3, -0.35, 0.85], { hand: [[-0.7, 0, 0.7], [0, 1, 0]] })),
  ...legs(limb([0.12, 0.3, 0.95], [0.02, -0.85, -0.35], { foot: [[0, -0.8, 0.3], u], hinge: left })),
};
export const kneesToChestOpen: Pose = { ...kneesToChest, ...legs(limb([0.16, 0.05, 1], [0.02, -0.9, -0.1], { foot: [[0, -0.8, 0.4], u], hinge: left })) };
export const supineTwist: Pose = {
  of: 'savasana',
  pelvis: [[0.85, 0, 0.52], b],
  chest: [[0.12, 0, 1], b],
  head: [[-0.45, 0, 0.9], b],
  ...tee,
  legL: limb([0.8, -0.6, 0.12], [-0.3, -0.94, 0.06], { foot: [[-0.4, -0.9, 0], [0.9, -0.4, 0]], hinge: [0, 0, -1] }),
  legR: limb([0.85, -0.5, -0.06], [-0.2, -0.95, -0.1], { foot: [[-0.3, -0.95, 0], [0.95, -0.3, 0]], hinge: [0, 0, -1] }),
};
export const supineTwistSoft: Pose = { ...supineTwist, chest: [[0.2, 0, 0.98], b], head: [[-0.3, 0, 0.95], b] };
export const reclined: Pose = {
  of: 'savasana',
  ...arms(limb([0.75, -0.66, -0.04], [0.6, -0.8, 0], { hand: [[0.4, -0.9, 0], u] })),
  ...legs(limb([0.72, -0.62, 0.3], [-0.75, -0.62, -0.2], { foot: [[-0.3, -0.95, 0], [0.9, -0.3, 0.3]], hinge: [-0.1, -0.25, 1] })),
};
export const reclinedBreath: Pose = { ...reclined, chest: [[0, -0.1, 1], [0, 1, 0.1]], head: [u, b] };
export const strap: Pose = {
  of: 'savasana',
  armL: limb([0.2, -0.72, 0.66], [-0.05, -0.6, 0.8], { hand: [[0, -0.4, 0.9], right] }),
  armR: limb([-0.2, -0.72, 0.66], [0.2, -0.6, 0.8], { hand: [[0, -0.4, 0.9], left] }),
  legL: limb([0.05, -0.12, 1], [0.02, -0.02, 1], { foot: [[0, 0.35, 0.94], [0, 0.94, -0.35]], hinge: left }),
  legR: limb([-0.06, -1, -0.02], [0, -1, -0.02], { foot: [[-0.3, -0.2, 0.9], [0, 0.9, 0.2]] }),
};
export const strapDeep: Pose = { ...strap, legL: limb([0.05, 0.16, 0.98], [0.02, 0.22, 0.97], { foot: [[0, 0.6, 0.8], [0, 0.8, -0.6]], hinge: left }) };
export const saddle: Pose = {
  ...heels,
  pelvis: [[0, -0.7, 0.7], [0, 0.7, 0.7]],
  chest: [[0, -0.62, 0.78], [0, 0.78, 0.62]],
  head: [[0, -0.7, 0.7], [0, 0.7, 0.7]],
  ...arms(limb([0.25, 0.62, -0.76], [0.08, -0.5, -0.86], { hand: [f, d], hinge: right })),
};
export const saddleTall: Pose = { ...saddle, chest: [[0, -0.75, 0.66], [0, 0.66, 0.75]], head: [[0, -0.85, 0.5], [0, 0.5, 0.85]] };

export const ready: Pose = {
  of: 'mountain',
  chest: [[0, -1, -0.12], [0, -0.12, 1]],
  head: standing,
  ...legs(limb([0.16, -0.25, -1], [0.04, 0.25, -1], { foot: [[0.2, -1, 0], u], hinge: left })),
  ...fists,
};
export const readyLow: Pose = {
  ...ready,
  ...legs(limb([0.18, -0.4, -0.92], [0.04, 0.36, -0.94], { foot: [[0.2, -1, 0], u], hinge: left })),
};
const punch = limb([0.05, -0.98, 0.15], [-0.1, -0.98, 0.15], { curl: 1.2, hinge: right });
export const jabLeft: Pose = { ...ready, chest: [[-0.45, -0.88, -0.12], [0, -0.12, 1]], armL: punch };
export const jabRight: Pose = { ...ready, chest: [[0.45, -0.88, -0.12], [0, -0.12, 1]], ...armR(punch) };
export const highKnee: Pose = {
  pelvis: [[0, -1, -0.08], [0, -0.08, 1]],
  chest: [[-0.12, -1, -0.12], [0, -0.12, 1]],
  head: [[0, -1, -0.05], u],
  armL: limb([0.25, 0.55, -0.8], [0.05, -0.9, -0.15], { curl: 1.2, hinge: right }),
  armR: limb([-0.25, -0.35, -0.95], [0.1, -0.65, 0.75], { curl: 1.2, hinge: right }),
  legL: limb([0.04, -0.98, 0.12], [0, 0.12, -1], { foot: [[0, -1, -0.25], [0, -0.25, 1]], hinge: left }),
  legR: limb([-0.03, 0.12, -1], [-0.02, 0.3, -1], { foot: [[0, -0.8, -0.6], [0, -0.6, 0.8]], hinge: left, toe: standing }),
};
export const squat: Pose = { of: 'squat' };
export const reach: Pose = { of: 'mountain', ...arms(limb([0.08, -0.1, 1], [0.02, -0.05, 1], { hand: [u, right] })) };
const climb = limb([0.04, -0.85, -0.5], [0, 0.95, -0.1], { foot: [[0, 0.6, -0.8], [0, -0.8, -0.6]], hinge: left });
export const climbLeft: Pose = { ...plank, legL: climb };
export const climbRight: Pose = { ...plank, ...legR(climb) };
export const split: Pose = { ...crescent, chest: [[0, -1, -0.08], [0, -0.08, 1]], head: standing, ...fists };
export const splitLow: Pose = {
  ...split,
  legL: limb([0.06, -1, -0.08], [0, 0.06, -1], { foot: standing, hinge: left }),
  legR: limb([-0.06, 0.12, -0.99], [-0.02, 0.97, 0.16], { foot: tucked, hinge: left, toe: standing }),
};
export const pressLow: Pose = { of: 'mountain', ...arms(limb([0.75, -0.35, -0.55], [-0.05, -0.25, 0.97], { curl: 1, hinge: [0, 1, 0] })) };
export const pressHigh: Pose = { of: 'mountain', ...arms(limb([0.3, -0.08, 0.95], [0.05, 0, 1], { curl: 1, hinge: [0, 1, 0] })) };
const hingeLegs = legs(limb([0.08, 0.12, -1], [0.01, 0.28, -0.96], { foot: standing, hinge: left }));
export const hinge: Pose = { ...halfLift, ...arms(limb([0.14, -0.1, -1], [0.02, -0.05, -1], { curl: 1 })), ...hingeLegs };
export const upright: Pose = { of: 'mountain', ...arms(limb([0.2, -0.08, -1], [0.1, -0.18, -1], { curl: 1 })) };

export const crow: Pose = {
  pelvis: [[0, 0.2, -0.98], [0, -0.98, -0.2]],
  chest: [[0, 0.1, -1], [0, -1, -0.1]],
  head: [[0, -0.75, -0.66], [0, -0.66, 0.75]],
  ...arms(limb([0.12, 0.5, -0.86], [0, 0, -1], { hand: [f, d], hinge: right })),
  ...legs(limb([0.38, -0.78, -0.5], [-0.3, 0.93, 0.1], { foot: [[0, 0.85, 0.5], [0, 0.5, -0.85]], hinge: left })),
};
export const crowLow: Pose = {
  ...crow,
  ...legs(limb([0.38, -0.7, -0.6], [-0.3, 0.9, -0.3], { foot: [[0, 1, -0.1], [0, -0.1, -1]], hinge: left })),
};
export const rowHigh: Pose = {
  ...hinge,
  ...arms(limb([0.35, 0.75, 0.3], [-0.05, -0.35, -0.94], { curl: 1, hinge: right })),
};
export const halfFrog: Pose = {
  ...prone,
  chest: [[0, 0, -1], [0, -1, 0.02]],
  head: [[0.85, -0.1, -0.5], [0, -1, 0.05]],
  armL: limb([0.85, -0.5, -0.06], [-0.5, -0.86, 0], { hand: [[-0.3, -0.95, 0], d] }),
  armR: limb([-0.35, 0.93, -0.08], [-0.2, 0.98, -0.04], { hand: [[-0.1, 1, 0], u] }),
  legL: limb([0.9, -0.42, -0.02], [-0.1, 0.99, -0.04], { foot: [[0.2, 0.95, -0.1], [0.9, -0.3, -0.2]] }),
  ...legR(behind),
};
export const halfFrogBreath: Pose = { ...halfFrog, chest: [[0, -0.06, -1], [0, -1, 0.08]] };

function mirroredHead(pose: Pose): Pose {
  return pose.head ? { ...pose, head: flippedFacing(pose.head) } : pose;
}
