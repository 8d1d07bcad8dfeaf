const unanswered = new Set<Promise<unknown>>()

/** Answers the same; whoever ends the session waits for what was asked in it. */
export function noteAsked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const forget = () => unanswered.delete(settled)
  const settled: Promise<unknown> = answer.then(forget, forget)
  unanswered.add(settled)
  return answer
}

/** Until whatever was asked as whoever is signed in has its answer; no longer than that. */
export async function waitForAnswers(longest_ms: number): Promise<void> {
  const end = performance.now() + longest_ms
  while (unanswered.size > 0 && performance.now() < end) {
    const late = new Promise((resolve) => setTimeout(resolve, end - performance.now()))
    await Promise.race([late, Promise.all(unanswered)])
  }
}
