import type { Db } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { Tag } from '#server/db/tables.ts';

export type ClassTypeRow = {
  id: number;
  name: string;
  description: string;
  duration: number;
  isLiveStream: boolean;
  tags: Tag[];
};

export const listClassTypes = async (db: Db): Promise<ClassTypeRow[]> => {
  const rows = await db.selectFrom('class_types').selectAll().execute();
  return rows.map(({ is_live_stream, tags, ...row }) => ({
    ...row,
    isLiveStream: is_live_stream === 1,
    tags: fromJson(tags),
  }));
};
