/** One after the other: each takes a server of its own. */
export async function runParts(folder: 'bids' | 'pages', names: string[]): Promise<void> {
  for (const name of names) await import(new URL(`../${folder}/${name}.ts`, import.meta.url).href)
}
