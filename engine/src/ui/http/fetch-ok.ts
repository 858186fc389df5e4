/**
 * Fetches a file of the site.
 * @throws TypeError if it cannot be fetched, or the server says that it is not there
 */
export async function fetchOk(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options);
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}.`);
  return response;
}
