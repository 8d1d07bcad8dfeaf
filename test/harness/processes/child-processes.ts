import { readFile } from 'node:fs/promises'

export async function childrenOf(id: number): Promise<number[]> {
  const text = await readFile(`/proc/${id}/task/${id}/children`, 'utf8')
  return text.trim().split(' ').filter(Boolean).map(Number)
}
