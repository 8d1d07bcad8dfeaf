import { byId, file } from '#platform/common/shapes.ts'

export const downloadChargebackEvidence = { params: byId, reply: file }
