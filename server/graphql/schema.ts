import { builder } from './builder.ts';
import './class.ts';
import './enumerations.ts';
import './instructor.ts';
import './location.ts';
import './manager.ts';
import './opening.ts';
import './promo.ts';
import './schedule.ts';
import './spots.ts';
import './studio.ts';
import './video.ts';

export const schema = builder.toSchema();
