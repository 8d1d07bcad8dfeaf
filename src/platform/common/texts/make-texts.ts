/** Created on first use, not at import, when no language is known. */
export function makeTexts<Texts>(make: () => Texts): () => Texts {
  let made: { texts: Texts } | null = null
  return () => (made ??= { texts: make() }).texts
}
