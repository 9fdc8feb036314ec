import { eq } from 'drizzle-orm';
import type { Profile, ProfileEdit } from '#shared/user.ts';
import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { AppError } from '../http/app-error.ts';

export async function readProfile(db: Db, person: Pick<Person, 'userId'>): Promise<Profile> {
  const [row] = await db.select().from(user).where(eq(user.id, person.userId));
  return presentProfile(row);
}

export async function updateProfile(
  db: Db,
  person: Person,
  edit: Partial<ProfileEdit>,
): Promise<Profile> {
  // An emptied field is stored as absent.
  const changes = Object.fromEntries(
    Object.entries(edit).map(([name, value]) => [name, value === '' ? null : value]),
  );
  const [row] = await db
    .update(user)
    .set({ ...changes, updatedAt: new Date() })
    .where(eq(user.id, person.userId))
    .returning();
  return presentProfile(row);
}

function presentProfile(row: typeof user.$inferSelect | undefined): Profile {
  if (!row) throw new AppError('UNAUTHORIZED', 'Unauthorized');
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
