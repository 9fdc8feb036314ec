import { queryOptions } from '@tanstack/react-query';

import type { AccountInfo, Profile } from '#shared/user.ts';

export const profileQuery = queryOptions<Profile>({ queryKey: ['/api/user/profile'] });
export const accountsQuery = queryOptions<AccountInfo>({ queryKey: ['/api/user/accounts'] });
