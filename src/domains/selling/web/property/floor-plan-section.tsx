import { Check } from 'lucide-react'
import type { Image } from '#domains/media/common/media.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { getIds, type PropertyValues } from '../form/details/detail-values.ts'
import { listFields } from '../form/sell-check.ts'
import type { SectionProps } from '../form/sell-section.ts'
import * as t from '#domains/selling/texts.ts'

type FloorPlanSectionProps = Pick<SectionProps, 'change'> & { property: PropertyValues; images: Image[] }

export function FloorPlanSection({ property, images, change }: FloorPlanSectionProps) {
  if (images.length === 0 || !listFields(property).has('floor_plan_ids')) return null
  const marked = getIds(property.floor_plan_ids)
  return (
    <Panel title={t.floor_plans()}>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-3 text-sm text-ink-2">{t.tick_the_photos_that_are_floor_plans()}</legend>
        <div className="flex flex-wrap gap-2.5">
          {images.map(({ id, name, thumb_url: thumbUrl, thumbhash }, index) => (
            <label
              key={id}
              className="relative block w-24 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pounamu"
            >
              <input
                type="checkbox"
                className="absolute inset-0 z-10 size-full cursor-pointer opacity-0"
                aria-label={t.photo_index_name_is_a_floor_plan({ index: index + 1, name })}
                checked={marked.includes(id)}
                onChange={({ target }) =>
                  change({
                    property: {
                      ...property,
                      floor_plan_ids: target.checked
                        ? [...marked, id]
                        : marked.filter((other) => other !== id),
                    },
                  })
                }
              />
              <span
                className={joinClasses(
                  'block rounded-control',
                  marked.includes(id) && 'outline-2 outline-offset-1 outline-pounamu',
                )}
              >
                <Picture src={thumbUrl} blur={thumbhash} alt="" round="control" />
              </span>
              <span
                aria-hidden
                className={joinClasses(
                  'absolute top-1.5 right-1.5 grid size-5 place-items-center rounded-control border',
                  marked.includes(id)
                    ? 'border-pounamu bg-pounamu text-on-pounamu'
                    : 'border-control-line bg-paper',
                )}
              >
                {marked.includes(id) && <Check size={14} strokeWidth={3} />}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </Panel>
  )
}
