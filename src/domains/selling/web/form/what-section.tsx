import type { ReactNode } from 'react'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Field, type FieldControl } from '#platform/web/ui/fields/field.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { collectSuggestionText } from './category-labels.ts'
import { fieldIds } from './sell-check.ts'
import type { SectionProps } from './sell-section.ts'
import type { SellValues } from './sell-values.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

export interface CategorySlot {
  control: FieldControl
  value: number | null
  onChange: (id: number) => void
  hint: { words: string; isSure: boolean }
  onMove?: MoveDraft | undefined
}

export type MoveDraft = (category: { id: number; type: SellValues['type'] }) => Promise<void>

const getConditions = makeTexts(() => [
  { value: 'used', label: t.used(), help: t.its_been_owned_or_opened_describe_any() },
  { value: 'new', label: t.new_word(), help: t.never_used_with_everything_that_came() },
])

const getExamples = makeTexts(() => ({
  general: t.such_as_cinelli_tutto_commuter_54_cm(),
  vehicle: t.such_as_2016_toyota_aqua_one_owner(),
  property: t.such_as_sunny_villa_near_the_beach(),
}))

const getTitleHelps = makeTexts(() => ({
  general: t.include_what_people_search_for_make(),
  vehicle: t.include_what_people_search_for_year(),
  property: t.what_makes_people_want_to_see_it_light(),
}))

const getDescriptionHelp = makeTexts(() => t.what_it_does_any_faults_whats_included())
const getDescriptionHelps = makeTexts(() => ({
  general: getDescriptionHelp(),
  vehicle: getDescriptionHelp(),
  property: t.what_its_like_to_live_there_whats_been(),
}))

interface WhatSectionProps extends SectionProps {
  renderCategory: (slot: CategorySlot) => ReactNode
  isRegistered?: boolean
  onMove?: MoveDraft
}

export function WhatSection({
  values,
  problems,
  change,
  renderCategory,
  isRegistered = false,
  onMove,
}: WhatSectionProps) {
  const length = values.title.length
  return (
    <Panel title={t.what_it_is()}>
      <div className="grid grid-cols-1 gap-5">
        <Field
          label={t.title()}
          id={fieldIds.title}
          error={problems.title}
          help={getTitleHelps()[values.type]}
        >
          {(control) => (
            <div>
              <TextInput
                {...control}
                value={values.title}
                onChange={(event) => change({ title: event.target.value })}
                maxLength={80}
                autoComplete="off"
                placeholder={getExamples()[values.type]}
              />
              <p
                className={joinClasses(
                  'num mt-1 text-right text-xs',
                  length >= 80 ? 'text-pohutukawa' : 'text-ink-3',
                )}
              >
                <span aria-hidden>{length} / 80</span>
                <span className="sr-only">{t.at_most_80_characters()}</span>
              </p>
            </div>
          )}
        </Field>
        <Field label={t.category()} id={fieldIds.category_id} error={problems.category_id}>
          {(control) =>
            renderCategory({
              control,
              value: values.category_id,
              onChange: (categoryId) => change({ category_id: categoryId }),
              hint: { words: collectSuggestionText(values), isSure: isRegistered },
              onMove,
            })
          }
        </Field>
        {values.type !== 'property' && (
          <RadioCards
            legend={t.condition()}
            name="condition"
            id={fieldIds.condition}
            cards={getConditions()}
            columns={2}
            value={values.condition ?? ''}
            onChange={(event) => change({ condition: event.target.value === 'new' ? 'new' : 'used' })}
            error={problems.condition}
          />
        )}
        <Field
          label={t.description()}
          id={fieldIds.description}
          error={problems.description}
          help={getDescriptionHelps()[values.type]}
        >
          {(control) => (
            <Textarea
              {...control}
              value={values.description}
              onChange={(event) => change({ description: event.target.value })}
              maxLength={10_000}
              className="min-h-36"
            />
          )}
        </Field>
      </div>
    </Panel>
  )
}
