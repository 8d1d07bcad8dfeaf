import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

const patienceMs = 5 * 60_000
const reportEvery = 20

/** Reports the number of tries and at the end the solution, or null. */
self.addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  let tries = 0
  const solving = solveChallenge({
    challenge,
    timeout: patienceMs,
    deriveKey: (...parts) => {
      tries += 1
      if (tries % reportEvery === 0) self.postMessage({ tries })
      return deriveKey(...parts)
    },
  })
  solving.then(
    (solution) => self.postMessage({ solution }),
    () => self.postMessage({ solution: null }),
  )
})
