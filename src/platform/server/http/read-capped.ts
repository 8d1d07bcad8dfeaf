const maxAnswerBytes = 64 * 1024

/** Reads the beginning of an answer, however long it is. */
export async function readCapped(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxAnswerBytes) break
  }
  return text
}
