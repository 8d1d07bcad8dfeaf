import type { TeamAct, TeamRight } from '#contract/businesses/team.ts'
import * as t from './texts.ts'

export const getRightWords = (): Record<TeamRight, { label: string; help: string }> => ({
  listings: { label: t.listings(), help: t.create_edit_publish_and_withdraw() },
  questions: { label: t.questions(), help: t.read_and_answer_questions() },
})

export const describeRights = (rights: TeamRight[]): string =>
  new Intl.ListFormat('en-NZ').format(rights.map((right) => getRightWords()[right].label))

export const describeAct = ({ act }: TeamAct): string =>
  ({
    started: t.started_a_draft(),
    listed: t.published(),
    changed: t.edited(),
    draft_changed: t.edited_the_draft(),
    draft_discarded: t.deleted_the_draft(),
    withdrawn: t.withdrew(),
    answered: t.answered_a_question(),
  })[act]
