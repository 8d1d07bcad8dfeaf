const pausesMs = [300, 1_500]
const patienceMs = 20_000

export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of pausesMs) {
    try {
      return await inTime(load())
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return await inTime(load())
}

async function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('That took too long to load.')), patienceMs)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}
