export const gardenAndFarm = `
= potted-plant, garden-plants-house, floor, pickup, fixed
Monstera, 1.4 m, in a hand-thrown pot $75 Outgrew our lounge. Fed with worm tea, no thrips.
Variegated {pothos|hoya}, long trails $45 Five strong growing ends.
Fiddle-leaf fig, 1.8 m, branched $95 Stands by a north window and has opinions.
String of hearts, hanging pot $28 A metre down and still going.
Rubber plant and stand from the seventies $60 Plant is from last year, the stand isn’t.
- Repotted in spring.
- Bring a box, it doesn’t like the wind.
- We are off overseas and it can’t come.

= cactus, garden-plants-house, fixed
Six succulents in concrete pots $30 Pots poured in milk cartons by my son.
Old man cactus, 40 cm, with a hat of hair $70 Twenty years in the same window in Nelson.
Christmas cactus, {pink|white}, in bud $25 From my mother’s, and hers.
Aloe for burns and for the porch $15 Has pups, so you get three.
- Free of bugs.
- Forgives everything but a wet foot.
- Posted bare-rooted if you like.

= herb, garden-plants-native, lawn, pickup, fixed, new, many
Harakeke for weaving, {paretaniwha|ngaro} type $18 Divided from a weaver’s patch in Foxton; cut the right way.
Kōwhai, grown from local seed, 1 m $22 Sophora microphylla of the Hutt valley.
Mānuka and kānuka, root-trainers, ten $35 For the bank behind the house; bees come by themselves.
Ponga, 60 cm trunk, frond just opening $65 Rescued from a road cutting with the permit.
Hebe hedge plants, tray of twelve $48 Clip or don’t.
- Hardened off outside.
- Plant in autumn if you can wait.
- Eco-sourced and labelled.

= seedling, garden-plants-seeds, post, fixed, new, many
Tomato seedlings, heirloom, six of a kind $12 Black Krim, Brandywine, Moneymaker. Stocky, not leggy.
Seed garlic, Printanor, 500 g $16 Big cloves from Marlborough, for the shortest day.
Kūmara tupu, {red|orange}, bundle of twelve $15 Ready for mounds in November.
Dahlia tubers, named, five $25 Divided with an eye on each.
- Grown without sprays.
- Notes on how we do it come along.
- Posted on Mondays so that nothing waits in a depot.

= rose, garden-plants-seeds, lawn, pickup, fixed
Standard roses, {Iceberg|Margaret Merril}, four $120 In bags; dug with good roots in July.
Rose arch, steel, 2.3 m $95 Galvanised, with pegs for the wind.
Old rose Souvenir de la Malmaison, big pot $40 Struck from a cemetery cutting in Akaroa.
- Pruned and fed.
- The new bed is for vegetables.
- Thorns are included.

= lemon, garden-plants-fruit, lawn, pickup, fixed
Meyer lemon, 1.6 m, fruiting, in half barrel $110 Gives about sixty a year and a bit of shade.
Feijoa Unique and Apollo, pair $45 They need no one else, but like company.
Fig Brown Turkey, 1.2 m $38 Against a wall it will cover you in figs.
Espalier apple, three tiers, {Braeburn|Cox} $130 Four years of patience.
Blueberries, six bushes in pots $70 Net goes with them, for the blackbirds.
- Sprayed with copper only.
- In its pot, so it can move any day.
- Fruit on it now, if the children leave some.

= deciduous-tree, garden-plants-fruit, lawn, pickup, fixed
Walnut tree, grafted, 2 m $85 Bears in its fourth year.
Japanese maple, red, 25 years in a pot $320 Bonsai that got away. Autumn is its moment.
Magnolia Felix Jury, 2.2 m $140 Flowers like soup plates.
Olive, old trunk, in a crate $260 From a grove in the Wairarapa that was pulled out.
- Bring a trailer and a friend.
- Root ball wrapped.
- Watered through the drought.

= bucket, garden-tools, lawn, pickup
Lawn mower Masport 460, four-stroke $220 Starts on the second pull. Blades sharpened.
Galvanised wash tubs, three sizes $75 Herbs, ice or a baby; all done here.
Push mower, Qualcast, reel, sharpened $60 Sounds like Sunday.
Wheelbarrow with new tyre $55 Handles oiled.
Compost tumbler, {200|300} l $80 Turns by hand, no rats.
Electric chainsaw and hedge trimmer, Ryobi, two batteries $240 Batteries hold. Blade cover is there.
- Rinsed off.
- Selling as we have gone to gravel.
- Lived in a shed, not in the rain.

= umbrella-on-ground, garden-furniture, lawn, pickup
Cane-line table with six chairs, teak oiled $480 Sanded and oiled in September.
Sun umbrella, 3 m, {olive|sand}, base $110 Winds up; cloth isn’t faded.
Macrocarpa picnic table, seats eight $240 Made by the Men’s Shed in Levin.
Hammock with stand $95 Ready under the pōhutukawa.
Fire pit, Corten steel, 80 cm $160 Rusted in the right places.
- The deck becomes a room.
- Covers for winter included.
- Left outside in summer only.

= cut-of-meat, garden-barbecues, lawn, pickup
Weber Kettle 57 cm, cover and chimney $190 Enamel whole, grate scrubbed.
Six-burner Masport with hood and side ring $280 Burners replaced; bottle half full.
Ceramic egg cooker, large, stand $620 Brisket for fourteen hours without a look.
Offset smoker made from a gas cylinder $240 Welded in Tokoroa, burns tea tree.
Fish smoker, box of mānuka dust $35 For the kahawai nobody else wants.
- Lit last weekend.
- Tools and brush hang on it.
- Cleaned with half an onion.

= hut, garden-sheds, lawn, pickup
Garden shed, 2.1 x 1.5 m, Zincalume, dismantled $280 Panels numbered with chalk, screws in a jar.
Glasshouse, aluminium, 6 x 8 ft, all panes $380 Taken apart in order; spare glass.
Playhouse with veranda and letterbox $340 Painted for the last birthday. Comes on skids.
Chook house for six, nesting boxes $220 Foxes aren’t a thing here, but stoats are: mesh is tight.
Shepherd’s hut on a trailer, lined, bunk $6800 Registered trailer, 3.6 m. Stove drawn, not fitted.
- Trailer needed, help to load is here.
- Stood on blocks, so the floor is sound.
- Section sold, everything must go.

= chicken, business-farm-livestock-poultry, lawn, pickup, fixed
Four hens, {Brown Shaver|Orpington}, laying $100 Six months old; an egg each, most days.
Fertile eggs, Light Sussex, dozen $24 Set on the day they are laid.
Incubator, 24 eggs, turns itself $110 Hatched nineteen at our school.
Indian runner ducks, pair $60 Slugs fear them.
- Vaccinated and wormed.
- Bring a box with holes.
- To good homes.

= ewe, business-farm-livestock-sheep, lawn, pickup
Six {Romney|Perendale} ewes, two-tooth $900 Drenched, dagged and shut in. Trucking can be shared.
Pet lamb, bottle-fed, answers to Kevin $80 Must not be eaten.
Arapawa ram, coloured, quiet $240 Rare breed, papers from the society.
Shearing handpiece Heiniger and combs $340 Eight combs ground.
- NAIT and status forms ready.
- On hill country near Taihape.
- Sold as we lease the paddock.

= honeybee, business-beekeeping, lawn, pickup
Hive, full depth, two boxes, strong colony $340 Queen marked blue. AFB inspected by a DECA holder.
Extractor, four frames, stainless $420 Cleaned after every harvest.
Bee suit, size {M|XL}, gloves and smoker $95 Stings: two, both my own fault.
Frames wired and waxed, box of twenty $60 Pine, glued and nailed.
- Registered apiary.
- Come in the evening, when they are home.
- Advice over the fence for a year.

= wood, building-timber, lawn, pickup
Recycled rimu tongue and groove, {20|34} m² $680 De-nailed from a hall in Hokitika. 19 mm thick.
Heart tōtara posts, 14, two metres $280 A century in the ground and laughing.
Firewood, split mac, dry two years, 4 m³ $340 Stack it yourself or ask my sons.
Swamp kauri slab, 2.4 m $1150 Dated at some 40,000 years by its previous owner.
Macrocarpa sleepers, twelve $260 200 by 100, straight from a mill in Rangiora.
- Under cover, on gluts.
- Metal detector has been over it.
- Trailer and gloves.

= brick, building-roofing, lawn, pickup
Red bricks, cleaned, {400|650} of them $260 From a chimney of 1912 that the quake undid.
Marseilles tiles, 300, with ridge $220 Off a bungalow in Mt Albert.
Corrugated iron, 18 sheets, 3 m $140 For a roof, or for an art project.
Pavers, basalt, 12 m² $480 Lifted with their numbers.
- On a pallet at the gate.
- Heavy: two trips with a small trailer.
- Some spare ones go along.
`
