import type { Database } from '#server/db/connect.ts';
import { renderStaff } from '#staff/render.tsx';
import { createStaffBranchSite, type StaffBranchSite, type StaffSiteOptions } from './staff-branch-site.ts';

/** The staff side with its real screens. */
export const createStaffSite = (database: Database, options?: StaffSiteOptions): StaffBranchSite =>
  createStaffBranchSite(database, renderStaff, options);
export type StaffSite = StaffBranchSite;
