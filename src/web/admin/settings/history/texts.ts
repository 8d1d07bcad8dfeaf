// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural } from '#shared/texts/choose-plural.ts'

export const history = (): string => `History`
export const the_history_didnt_load = (): string => `The history didn’t load`
export const loading_the_history = (): string => `Loading the history`
export const version_number = ({ number }: { number: string | number }): string => `Version ${number}`
export const in_force = (): string => `In force`
export const as_it_was_when_history_began = (): string => `The settings when this history began.`
export const published_by_name = ({ name }: { name: string | number }): string => `Published by ${name}`
export const went_back_to_version = ({ number }: { number: string | number }): string => `Went back to version ${number}`
export const go_back_to_this_version = (): string => `Go back to this version`
export const go_back_to_version_number = ({ number }: { number: string | number }): string => `Go back to version ${number}?`
export const this_would_change = (): string => `This would be published as a new version, straight away:`
export const nothing_would_change = (): string => `Everything is as it was in this version already.`
export const unfit_settings_stay = ({ count, settings }: { count: number; settings: string | number }): string => `${choosePlural(count, { 'one': `This value isn’t allowed any more, so it stays as it is now: ${settings}.`, 'other': `These values aren’t allowed any more, so they stay as they are now: ${settings}.` })}`
export const publish_version_again = ({ number }: { number: string | number }): string => `Publish version ${number} again`
export const keep_current_settings = (): string => `Keep current settings`
export const close = (): string => `Close`
export const comparing = (): string => `Comparing with what’s published now`
export const show_older_versions = (): string => `Show older versions`
export const settings_published_as_in_version = ({ number }: { number: string | number }): string => `Settings are as in version ${number} again`
export const drafts_stay = (): string => `Drafts stay as they are.`
