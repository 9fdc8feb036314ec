const commonestCount = 1000;

let commonest: Promise<Set<string>> | undefined;

/** The list is only loaded when somebody chooses a password. */
function loadCommonest(): Promise<Set<string>> {
  commonest ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, commonestCount)),
  );
  return commonest;
}

export interface PasswordChoice {
  password: string;
  email: string;
  name: string;
}

/** Why a password is too easy to guess, as a sentence for the person choosing it. */
export async function weaknessOf({
  password,
  email,
  name,
}: PasswordChoice): Promise<string | undefined> {
  const guess = password.toLowerCase();
  const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '');
  const address = email.toLowerCase();
  if (guess === address || guess === address.split('@')[0]) {
    return 'Please choose a password that is not your email address.';
  }
  if (plain(password) === plain(name)) return 'Please choose a password that is not your name.';
  if ((await loadCommonest()).has(guess)) {
    return 'This password is among the most common ones and easy to guess. Please choose another.';
  }
  return undefined;
}
