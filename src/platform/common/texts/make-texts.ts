/** Created on first use, as no language is known at import. */
export function makeTexts<Texts>(make: () => Texts): () => Texts {
  let made: { texts: Texts } | null = null
  return () => (made ??= { texts: make() }).texts
}
