import type { QueryClient } from '@tanstack/react-query';

import { type Profile, type ProfileEdit, profileSchema } from '#shared/user.ts';
import { apiRequest } from '#web/lib/api.ts';
import type { KeptPlace } from '#web/lib/kept-edit.ts';
import { sessionQuery } from '#web/lib/session.ts';

import { profileQuery } from './profile-queries.ts';

type Field = keyof ProfileEdit;

export const editableFields = {
  name: 'name',
  phone: 'phone',
  title: 'title',
  location: 'location',
  linkedinURL: 'linkedinURL',
  bio: 'bio',
  timezone: 'timezone',
  signatureBlock: 'signatureBlock',
} satisfies { [Name in Field]: Name };

/** Where an unsaved edit of one's own profile waits. */
export const keptProfile = (userId: string): KeptPlace<Profile> => ({
  userId,
  what: 'profile',
  base: profileSchema,
});

/** A form knows no null: what is not set is empty. */
export function toFormValues(profile: Profile) {
  return {
    name: profile.name,
    phone: profile.phone ?? '',
    title: profile.title ?? '',
    location: profile.location ?? '',
    linkedinURL: profile.linkedinURL ?? '',
    bio: profile.bio ?? '',
    timezone: profile.timezone ?? '',
    signatureBlock: profile.signatureBlock ?? '',
  };
}

export async function saveProfile(queryClient: QueryClient, edit: ProfileEdit): Promise<void> {
  await apiRequest('PATCH', '/api/user/profile', edit);
  await Promise.all([
    queryClient.invalidateQueries(profileQuery),
    // The bar greets by the name in the session.
    queryClient.invalidateQueries(sessionQuery),
  ]);
}
