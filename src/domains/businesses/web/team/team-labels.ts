import type { TeamAct, TeamRight } from '#domains/businesses/common/team.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import * as t from '#domains/businesses/texts.ts'

export const getRightLabels = (): Record<TeamRight, { label: string; help: string }> => ({
  listings: { label: t.listings(), help: t.create_edit_publish_and_withdraw() },
  questions: { label: t.questions(), help: t.read_and_answer_questions() },
  offers: { label: t.offers(), help: t.see_and_answer_offers() },
  enquiries: { label: t.enquiries(), help: t.enquiries_help() },
  statistics: { label: t.statistics(), help: t.see_reports_and_numbers_by_agent() },
  settings: { label: t.settings(), help: t.change_branding_hours_and_agents() },
})

export const describeRights = (rights: TeamRight[]): string =>
  getListFormat().format(rights.map((right) => getRightLabels()[right].label))

export const describeAct = ({ act }: TeamAct): string =>
  ({
    started: t.started_a_draft(),
    listed: t.published(),
    changed: t.edited(),
    draft_changed: t.edited_the_draft(),
    draft_discarded: t.deleted_the_draft(),
    withdrawn: t.withdrew(),
    answered: t.answered_a_question(),
    offer_accepted: t.accepted_an_offer(),
    offer_declined: t.declined_an_offer(),
    offer_countered: t.made_a_counter_offer(),
    offer_withdrawn: t.withdrew_a_price(),
    enquiry_answered: t.answered_an_enquiry(),
    viewing_arranged: t.arranged_a_viewing(),
    branding_changed: t.changed_the_branding(),
    hours_changed: t.changed_the_opening_hours(),
    agent_added: t.added_an_agent(),
    agent_changed: t.changed_an_agent(),
    agent_deleted: t.deleted_an_agent(),
  })[act]
