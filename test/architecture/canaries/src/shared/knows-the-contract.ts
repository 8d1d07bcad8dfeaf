import { refusals } from '../../../../../src/contract/core/refusals.ts'

export const borrowed = refusals
