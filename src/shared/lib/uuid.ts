const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be an id of the database; asked about anything else, it answers with an error. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
