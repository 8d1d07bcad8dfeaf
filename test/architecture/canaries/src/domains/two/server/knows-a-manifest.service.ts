import { domain } from '../../one/server/domain.ts'

export const known = domain
