export const workshop = `
= toolbox, building-tools-hand
Cantilever toolbox, full, from a retired fitter $160 Spanners in both systems, files with handles, a rule from 1958.
Stanley planes No. 4 and No. 5, tuned $140 Soles flat, irons sharp; shavings in the box as proof.
Engineer’s chest, seven drawers, felt $190 Key works. Smells of cutting oil.
Bahco socket set, 94 pieces, all there $120 Counted twice.
Tin of taps and dies, {metric|Whitworth} $75 Wiped with oil, two are broken and marked.
- From a tidy shed in Ashburton.
- Dad’s tools; they should work again.
- Rust brushed off and oiled.

= hammer, building-tools-hand
Framing hammer, Estwing, 22 oz $45 Blue grip has hardened a bit.
Blacksmith’s anvil, 70 kg, on a stump $480 Rings. Edges good on the long side.
Set of five panel beating hammers and dollies $110 Faces polished.
Sledge, maul and three wedges $60 New handles of hickory.
- Handles tight.
- One careful hand.
- Hits what you aim at.

= carpentry-saw, building-tools-hand
Disston D-8 rip saw, sharpened, 26 inch $75 Straight plate, etch visible.
Japanese saws, three, with spare blades $60 They cut on the pull, which takes a day to learn.
Two-man crosscut saw from a Waipoua camp $190 Teeth set right. It hung in the pub.
Mitre saw, Nobex, blade new $85 Cuts a frame without a gap.
- Sent with the teeth in a split hose.
- Handles smooth from use.
- Sharpened by somebody who still can.

= screwdriver, building-tools-power
Makita 18 V drill and driver, two batteries $190 Chucks run true.
Festool track saw TS 55, {1.4|1.9} m rail $620 Blade has twenty sheets on it. @carpentry-saw
Milwaukee impact wrench, half inch $240 Undid what nobody could.
Router, Triton, with table plate $160 Box of sixteen bits. @gear
Orbital sander, Bosch blue, bag $70 Dust goes where it should.
- Charger and case included.
- Site use, but mine.
- Brushes replaced.
- Cord is whole.

= clamp, building-tools-workshop
Eight sash clamps, {900|1200} mm $140 Record, bars straight.
Bench vice, Dawn, 6 inch, swivel $180 Jaws new.
Workbench of beech, two vices, dog holes $420 Top planed flat in spring. Comes apart with four bolts. @wood
Wood lathe, 1 m between centres, chisels $560 Turned every bowl in our family.
Bandsaw, 14 inch, three blades $480 Tyres and guides new, cuts veneer.
- In use until the day it goes.
- Heavy: bring a mate.
- Workshop is being let.

= wrench, building-plumbing
Ridgid pipe wrenches, four sizes $95 The 36 inch one included.
Copper pipe, 15 mm, 22 lengths and fittings $130 Left over from a villa.
Hot water cylinder, 180 l, stainless, hardly used $280 Went solar. @oil-drum
Laundry tub with cabinet, new tap $75 Dent behind, where nobody looks. @bathtub
- All drained.
- Fittings counted and bagged.
- Certified people know what to do with it.

= axe, business-forestry, floor
Felling axe, hickory, head by {Plumb|Kelly} $75 Hung new and ground by hand.
Stihl MS 261, bar 16 inch, chaps size L $480 Serviced; starts without swearing.
Racing axe, in its box, from a wood-chopping family $320 Tuatahi, made in Masterton. For knowing hands.
Log splitter, 7 t, electric $360 Split four winters’ wood.
- Sharp; sent with a mask.
- From a farm near Tokomaru.
- Chain and file included.

= ladder, building-tools-ladders, floor, pickup
Extension ladder, fibreglass, 6.5 m $240 Rated 150 kg. Feet are new.
Orchard ladder, three legs, 2.4 m $140 Stands on any slope.
Scaffold tower, aluminium, two levels $680 Painted a villa and a church.
Library steps of rimu with a pole $190 Comes from a lawyer who could reach.
- Locks click, rungs straight.
- On my roof rack it goes within 20 km of here.
- Painting done.

= nut-and-bolt, building-fixings
Box of coach screws, bolts and washers, 14 kg $40 Sorted by length; a life’s work.
Brass hinges, villa type, twelve pairs $95 Boiled free of paint.
Rim locks with keys and porcelain knobs, five $180 Oiled and working.
Kitchen handles, {black|brass}, 24 $45 Ordered twice, my fault.
- In tins with labels.
- Screws included.
- Weighed on kitchen scales.

= paintbrush, building-paint
Resene paint, ten litres, {Half Alabaster|Sea Fog} $75 Tinted too much. Never opened.
Airless sprayer, Wagner, cleaned $280 Did one house and a fence.
Wallpaper, William Morris, four rolls $140 Same batch.
Linseed oil paint, five tins, from Sweden $160 For old weatherboards.
- Kept from frost.
- Sticks of stir included.
- Test card photographed in daylight.

= tractor, business-farm-fencing, lawn, pickup
Massey Ferguson 35, 1962, diesel $4800 Starts from the seat. New front tyres. Bucket fits.
Waratah fence posts, 60, and standards $280 Straight enough.
Electric fence unit, solar, Gallagher $320 Keeps a bull’s attention.
Farm gate, 3.6 m, galvanised, with hinges $140 Only gate between us and the neighbour; we get on now.
Trough, concrete, 600 l, with valve $120 A hole was never a topic.
- Bring a trailer with a ramp.
- Shown running.
- Sold the back paddock.

= safety-vest, clothing-workwear, post
Swanndri bush shirt, {olive|red check}, size L $75 Made in New Zealand label. Two winters of deer.
Steel-cap boots, Blundstone, {8|9|11} $60 Safety is fine, the left heel is a bit down.
Oilskin coat, long, for riding $130 Rewaxed in March.
Hi-vis wet weather set, new with tag $45 Ordered for a job in Huntly that fell through.
Overalls, cotton, four pairs $50 Washed at 60.
- True to size.
- Clean, I promise.
- Lots of seasons left.
`
