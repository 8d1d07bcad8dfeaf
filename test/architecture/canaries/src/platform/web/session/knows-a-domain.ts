import type { one } from '../../../domains/one/common/one.shapes.ts'

export type Known = typeof one
