/** Makes an element with its text and properties. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  given: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text, ...given });
}
