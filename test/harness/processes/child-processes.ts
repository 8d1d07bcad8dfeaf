import { readFile } from 'node:fs/promises'

/** Those of a process, by their ids; on Linux. */
export async function childrenOf(id: number): Promise<number[]> {
  const text = await readFile(`/proc/${id}/task/${id}/children`, 'utf8')
  return text.trim().split(' ').filter(Boolean).map(Number)
}
