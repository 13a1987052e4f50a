import type { Database } from '#server/db/connect.ts';
import { renderStaff } from '#staff/render.tsx';
import { createStaffRouterSite, type StaffRouterSite, type StaffSiteOptions } from './staff-router-site.ts';

/** The routes of /staff with the real screens. */
export const createStaffSite = (database: Database, options?: StaffSiteOptions): StaffRouterSite =>
  createStaffRouterSite(database, renderStaff, options);
export type StaffSite = StaffRouterSite;
