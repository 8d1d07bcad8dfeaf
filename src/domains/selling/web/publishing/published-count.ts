import { readText, writeText } from '#platform/web/storage/browser-storage.ts'

const key = 'published-listings'
const regularFrom = 3

const count = () => Number(readText('localStorage', key)) || 0

export const countPublished = (): void => writeText('localStorage', key, String(count() + 1))

export const isRegular = (): boolean => count() >= regularFrom
