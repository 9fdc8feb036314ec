/** Platforms whose search can be opened with a string; the others have no public address for one. */
const searches: { platform: RegExp; name: string; address: string }[] = [
  { platform: /google|x-?ray/i, name: 'Google', address: 'https://www.google.com/search?q=' },
  { platform: /bing/i, name: 'Bing', address: 'https://www.bing.com/search?q=' },
  { platform: /github/i, name: 'GitHub', address: 'https://github.com/search?type=users&q=' },
  {
    platform: /stack ?overflow/i,
    name: 'Stack Overflow',
    address: 'https://stackoverflow.com/search?q=',
  },
  {
    platform: /^(?!.*recruiter).*linkedin/i,
    name: 'LinkedIn',
    address: 'https://www.linkedin.com/search/results/people/?keywords=',
  },
];

/** Where a search string can be run, or nothing where no address is known. */
export function findPlatformLink(
  platform: string,
  query: string,
): { name: string; href: string } | undefined {
  const search = searches.find((candidate) => candidate.platform.test(platform));
  return (
    search && { name: search.name, href: search.address + encodeURIComponent(query.toWellFormed()) }
  );
}
