import { flagBidsOfTeamJoined } from './flag-bids.team-joined.ts'

export const reactionsOfFlags = [flagBidsOfTeamJoined]
