const storageKey = 'reloadedForBuild';

/**
 * After a deploy an open tab asks for files that are gone; a reload brings the new ones. The build
 * that asked is remembered, so that a file which is truly missing cannot reload for ever.
 */
export function reloadOnce(build: string = import.meta.url): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === build) return false;
    sessionStorage.setItem(storageKey, build);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
