export const home = `
= couch-and-lamp, home-living-room-sofas, floor, nearby
Two-seater, mid-century, wool {blue|mustard|green} $480 Re-covered in 2019 by an upholsterer in Newtown. Legs are rimu.
Freedom three-seater, covers come off $320 Both sets of covers, washed. Springs are quiet.
Leather Chesterfield, ox blood, cracked with grace $890 From a lawyer’s office in Dunedin; it has heard things.
Sofa bed for guests, sprung mattress $240 Twice a year at Christmas. Opens with one hand.
Corner suite, light grey, chaise left or right $560 Measures 2.6 by 1.7 m. Take the legs off and it goes through a door.
- The lamp can go with it.
- Smoke-free home; the cat was never allowed.
- You need two people and a van.
- Measured against our door: 82 cm is enough.

= chair, home-living-room-chairs, floor, pickup
Set of four Bentwood café chairs $280 Two have new cane. They came out of a tea room in Oamaru.
Danske Møbler armchair, oiled teak $420 Made in Auckland, 1968. Webbing new, cushions firm.
Rocking chair, rimu, turned spindles $160 Every child of ours fell asleep in it.
Six dining chairs, {oak|beech}, vinyl seats wiped $220 Wobble cured with glue and clamps.
Eames-style lounge with stool, good copy $340 Ten years on, leather is soft.
School chairs, stacking, ten $90 Names carved under three of them.
- Sat in daily without complaint.
- Felt under the feet for wooden floors.
- Can be bought with the table I list separately.
- Light scratches that oil would take away.

= seat, home-living-room-chairs, floor, pickup
Herman Miller Aeron, size B, fully loaded $620 Mesh without holes. Out of a bank that went home.
La-Z-Boy recliner, {brown|navy} $280 Mechanism smooth. Dad’s, and hard to let go.
Cinema seats, row of three, Embassy red $380 From a theatre in Gore; numbers 14 to 16.
Gaming chair, adjustable arms $120 One season of lockdown.
- Comes apart for the car.
- No squeak.
- Wiped and vacuumed.

= bed, home-beds, floor, nearby
Queen bed, slats, solid {rimu|pine}, head board $340 Dismantled and labelled. All bolts in a bag.
Super king mattress, two years in a guest room $420 Perhaps thirty nights of use. Protector always on.
Bunk beds that become two singles $220 Ladder fits either end. One drawing inside, in ballpoint.
Captain’s bed with three drawers $190 King single. Drawers run on new rails.
Iron bedstead, double, brass knobs, 1910 $460 Four knobs, all original. Painted white once and stripped by me.
- From a house without smokers.
- We moved into something with smaller rooms.
- Bring a trailer, I have straps.
- Slats are all whole.

= bathtub, building-bathrooms, floor, pickup
Cast-iron clawfoot bath, 1.7 m, good enamel $680 One chip at the overflow. Needs four strong people and a plan.
Vanity with basin and tap, 900 mm, oak $240 Out of a renovation; worked until Friday.
Bath for an outdoor fire, old, rust-stained $150 Has a future under the stars.
Shower dome, tempered glass and tray $190 Wrong size ordered, still in foam.
Toilet suite, Caroma, never fitted $160 Back to wall. Box opened to look only.
- Cleaned and ready to go.
- All fittings in a labelled bag.
- Plumber said it would sell at once.
- Measurements by message.

= door, building-doors-windows, floor, pickup
Four-panel rimu door, 1980 x 760, brass knobs $190 Stripped to the wood, mortice lock with key.
Pair of French doors with bevelled glass $540 From a villa in Grey Lynn. Two panes are later.
Kauri front door with leadlight kererū $860 Made in 1985 by a craftsman in Kerikeri.
Barn door with rail and rollers $230 Reclaimed macrocarpa, oiled.
Cat flap in a laundry door, whole door $60 One careful tenant.
- Stored flat in a dry shed.
- Hinges and screws with it.
- Door stop included, shaped as a weka.

= window, building-doors-windows, floor, pickup
Sash window, kauri, cords new, {900 x 1500|760 x 1400} $220 Weights included; they are why it is heavy.
Stained glass, three panels, art nouveau $420 Tulips in red and green. One cracked piece at the edge.
Aluminium slider, 2.4 x 2 m, double glazed $640 Measured wrong by somebody who is not me.
Old church window, pointed arch, clear glass $380 A mirror-maker’s dream.
- Wrapped in blankets for the trip.
- Glass is whole unless I say so.
- Bring gloves.

= light-bulb, home-lamps
Anglepoise 1227, {black|cream}, rewired $190 Springs hold the pose. New flex and plug.
Standing lamp, rimu turned, silk shade $120 Shade re-covered by my aunt in a good green.
Pair of industrial pendants from a woolshed $160 Enamel with chips where they swung.
Lava lamp, original Mathmos, orange $65 Needs an hour, then doesn’t stop.
Crystal chandelier, five arms, all drops counted $340 Washed drop by drop in the bath.
Himalaya salt lamp, 4 kg $30 Warm light. The cat licks it.
- Tested, with a new LED bulb in it.
- Electrician signed it off.
- Plug is a New Zealand one.

= electric-plug, home-appliances-washing-machines, floor, nearby
Fisher & Paykel washer, {7|8} kg front loader $320 Bearings quiet, seals clean. Ran until this morning.
Heat pump dryer, Haier, 8 kg $480 A quarter of the power of the old one.
Dishwasher, Bosch, under bench $290 Filters washed, arms free. Bench changed, not the machine.
Top loader, old Simpson, goes and goes $130 In a flat of five since 2009.
- Hoses included.
- Can be seen running before it is unplugged.
- Level floor, two people, one trolley.

= ice, home-appliances-fridges, floor, nearby
Fridge-freezer, Fisher & Paykel, {370|450} l $380 Doors swing to the left; seals grip a sheet of paper.
Chest freezer, 200 l, for a fisherman’s garage $190 Kept half a bullock last year.
Smeg-style fridge in pale blue $620 Small, round, too cute for a family of five.
Bar fridge, glass door, light $150 Held 60 bottles at the bach.
- Defrosted and wiped with baking soda.
- Stands upright in transport, please.
- Cold within two hours.

= fire, home-appliances-heaters, floor, pickup
Woodburner Masport, wetback, flue included $620 Passed its last sweep. Compliance plate readable.
Oil column heater, DeLonghi, 11 fins $60 Thermostat clicks as it should.
Panel heaters, three, with timers $110 The rooms have a heat pump now.
Potbelly stove from a railway hut $480 Cast iron, door swings, no cracks. Makes tea.
- From a home in Invercargill that knows winter.
- Cleaned of ash.
- Check with your council before you fit it.

= broom, home-appliances-vacuum-cleaners
Dyson V8, new battery, {two|three} heads $240 Filter washed and dried for a week.
Miele C3 with HEPA, 12 bags $210 Pulls a rug off the floor.
Numatic Henry $130 Smiles through everything.
Robot vacuum Roborock, maps the house $290 Knows our furniture by heart; will learn yours.
- Brush freed of hair.
- Hose without cracks.
- Two humans and a dog have moved to wooden floors.

= sewing-needle, crafts-sewing-machines, table, parcel
Singer 201K, 1951, in cabinet, sews leather $180 Oiled, timed and quiet. Bobbins and feet in the tin.
Bernina 1008, mechanical, knee lifter $620 Serviced in Hastings. It will outlast polyester.
Overlocker, Janome, four thread $240 Threaded, so that you can see how.
Treadle machine, Singer, iron table $260 Belt is new. Some use it as a basin stand, please don’t.
Elna Supermatic with all the discs $190 Green suitcase, Swiss inside.
- Stitch sample in the picture.
- Manual included.
- My eyes, not the machine, are the reason.
- A box of thread goes with it.

= yarn, crafts-knitting, post, many, fixed
Hand-spun Corriedale wool, 200 g, {grey|moorit|cream} $32 Spun on a wheel in Geraldine from our own sheep. About 10 ply.
Possum merino, {forest|plum|natural}, 50 g balls $19 From a mill end sale. Enough here for a jersey.
Dyed with lichen and walnut: sock wool, 100 g $28 Every skein differs a little; buy two and alternate.
Ashford Traveller spinning wheel, three bobbins $380 Made in Ashburton. Waxed and oiled.
Knitted baby blanket kit with needles $45 Pattern in plain words.
- Washed, no moths, kept with lavender.
- Local wool all the way.
- Wrapped in paper, not plastic.

= framed-picture, art-paintings, parcel
Oil of Lyttelton harbour, signed, 60 x 45 $420 Painted from the Bridle Path. Frame is new, canvas from 1972.
Watercolour of kōwhai and tūī, framed $180 By a member of the Whanganui art group.
Large abstract, {ochre|blue}, 120 x 120 cm $560 Acrylic. Our ceiling is suddenly lower.
Portrait of a sheepdog, oil on board $140 Named Fly on the back. She looks at you.
Screen print, {12|31} of 50, harbour crane $160 Bought at the Wellington print fair.
Mountains near Arthur’s Pass, plein air, 1958 $380 Painter’s name is hard to read; the light isn’t.
- Hung out of the sun.
- Glass cleaned, cord is new.
- Comes wrapped in blankets.
- I am happy to send a photo of the back.

= mirror, home-living-room-bookcases, floor, pickup
Mirror with bevelled edge, rimu frame, 1.2 m $190 Silvering has two freckles.
Barber’s mirror with shelf, from Timaru $240 Seen a thousand haircuts.
Bookcase, {four|five} shelves, solid macrocarpa $260 Holds records without bending. @books
Roll-top desk, oak, key works $480 Pigeon holes, one secret drawer; you find it. @file-cabinet
Kauri chest of drawers, five drawers, 1900 $720 Handles are old but second set. Dovetails by hand. @file-cabinet
Coffee table from a slab of {tōtara|swamp kauri} $340 Waxed, with the gum lines left open. @wood
- Fixings included.
- Rubbed with beeswax last week.
- Heavy, two people.
- No borer, it was looked at.

= candle, home-kitchen, post, fixed, new, many
Beeswax candles, hand-dipped, pair $18 From our hives near Ōhakune. Burn about nine hours.
Soy candle in a {mānuka|feijoa|sea salt} scent, 220 g $28 Poured in Ponsonby, cotton wick.
Macrocarpa candle holders, set of three $45 Turned from an old shelter belt.
Linen napkins, six, {flax|rust|indigo} $60 Sewn in Arrowtown, they get better.
- Made by hand, so each differs a little.
- Gift-wrapped if you say so.
- We make more every month.
`
