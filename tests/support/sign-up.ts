/** Signs an account up over HTTP; true when the server has acknowledged it. */
export async function signUp(url: string, email: string): Promise<boolean> {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Someone', email, password: 'a-long-enough-passphrase' }),
  });
  return response.ok;
}
