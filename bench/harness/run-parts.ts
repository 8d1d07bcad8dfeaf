/** Runs them one after the other, as each starts its own server. */
export async function runParts(folder: 'bids' | 'pages', names: string[]): Promise<void> {
  for (const name of names) await import(new URL(`../${folder}/${name}.ts`, import.meta.url).href)
}
