import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/classes.ts'
import { Field, type FieldControl } from '#web/ui/fields/field.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { collectCategoryWords } from './category-words.ts'
import { fieldIds } from './sell-check.ts'
import type { SectionProps } from './sell-section.ts'

export interface CategorySlot {
  control: FieldControl
  value: number | null
  onChange: (id: number) => void
  hint: { words: string; is_sure: boolean }
}

const conditions = [
  { value: 'used', label: 'Used', help: 'It’s been owned or opened. Describe any wear.' },
  { value: 'new', label: 'New', help: 'Never used, with everything that came with it.' },
]

const examples = {
  general: 'Such as: Cinelli Tutto commuter, 54 cm, new tyres',
  vehicle: 'Such as: 2016 Toyota Aqua, one owner, full history',
  property: 'Such as: Sunny villa near the beach',
}

const titleHelps = {
  general: 'Include what people search for: make, model, size, colour.',
  vehicle: 'Include what people search for: year, make, model and what’s special about it.',
  property:
    'What makes people want to see it: light, views, what’s nearby. Rooms, location and price are shown next to it.',
}

const descriptionHelp = 'What it does, any faults, what’s included, and why you’re selling.'
const descriptionHelps = {
  general: descriptionHelp,
  vehicle: descriptionHelp,
  property: 'What it’s like to live there, what’s been done to it and what hasn’t, and what’s nearby.',
}

interface WhatSectionProps extends SectionProps {
  renderCategory: (slot: CategorySlot) => ReactNode
  /** The register has said what kind of vehicle it is. */
  is_registered?: boolean
}

export function WhatSection({
  values,
  problems,
  change,
  renderCategory,
  is_registered = false,
}: WhatSectionProps) {
  const length = values.title.length
  return (
    <Panel title="What it is">
      <div className="grid grid-cols-1 gap-5">
        <Field label="Title" id={fieldIds.title} error={problems.title} help={titleHelps[values.type]}>
          {(control) => (
            <div>
              <TextInput
                {...control}
                value={values.title}
                onChange={(event) => change({ title: event.target.value })}
                maxLength={80}
                autoComplete="off"
                placeholder={examples[values.type]}
              />
              <p
                className={joinClasses(
                  'num mt-1 text-right text-xs',
                  length >= 80 ? 'text-pohutukawa' : 'text-ink-3',
                )}
              >
                <span aria-hidden>{length} / 80</span>
                <span className="sr-only">At most 80 characters.</span>
              </p>
            </div>
          )}
        </Field>
        <Field label="Category" id={fieldIds.category_id} error={problems.category_id}>
          {(control) =>
            renderCategory({
              control,
              value: values.category_id,
              onChange: (category_id) => change({ category_id }),
              hint: { words: collectCategoryWords(values), is_sure: is_registered },
            })
          }
        </Field>
        {values.type !== 'property' && (
          <RadioCards
            legend="Condition"
            name="condition"
            id={fieldIds.condition}
            cards={conditions}
            columns={2}
            value={values.condition ?? ''}
            onChange={(event) => change({ condition: event.target.value === 'new' ? 'new' : 'used' })}
            error={problems.condition}
          />
        )}
        <Field
          label="Description"
          id={fieldIds.description}
          error={problems.description}
          help={descriptionHelps[values.type]}
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
