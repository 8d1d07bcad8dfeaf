export const wheelsAndWater = `
= bicycle, sports-cycling-road-bikes, lawn, pickup, recolour
Avanti Giro road bike, {54|56} cm, Shimano 105 $420 Alloy frame and carbon fork, 2x10 gears. New chain and cassette in winter, so it shifts the way it should.
1987 Healing ten-speed, original paint $180 Found in my uncle’s garage in Ōtaki. Steel frame, downtube shifters, Dia-Compe brakes. Rides straight and stops well enough.
Giant Defy 2, size M/L, carbon seatpost $680 Did Lake Taupō twice and the commute in between. Tiagra groupset, wheels true, bar tape done last month.
Surly Cross-Check, 58 cm, racks and mudguards $890 Set up for touring: Tubus rack at the back, dynamo hub in front. Took me down the West Coast and asks to go again.
Trek Domane AL 3, 2021, hardly used $950 Bought for an Ironman that never happened. Disc brakes, room for 32 mm tyres.
- A scratch or two from bike stands, nothing that goes through the paint.
- Pedals not included unless you want the flat ones I have lying about.
- Happy for you to ride it round the block before you bid.
- Tyres hold air and have most of a season left in them.

= bicycle, sports-cycling-mountain-bikes, lawn, pickup, recolour
Specialized Stumpjumper 29, {medium|large}, dropper post $1450 Fork and shock serviced in Rotorua in August, receipt here. Dropper goes up and down without complaint.
Hardtail Kona Cinder Cone, new brakes $480 A good first bike for Woodhill or Mākara Peak. Hydraulic brakes fitted new, bled once.
Santa Cruz Hightower C, carbon, 2020 $3200 Bought second-hand, ridden on Sundays. One stone chip under the down tube, covered with tape since.
Merida Big Nine, size S, tubeless $390 My daughter’s school team bike. She is now taller than me. Tubeless set up with fresh sealant.
Old Marin Muirwoods, made into a town bike $210 Slick tyres, upright bars, basket that holds a bag of groceries. The frame is from about 1994 and will outlive us.
- Always washed after riding, never with the high pressure hose.
- Bearings are quiet and there is no play in the headset.
- Comes with a spare tube and a multi-tool.
- Some heel rub on the chainstay, as they all get.

= bicycle, sports-cycling-electric-bikes, lawn, pickup
Magnum Peak e-bike, 500 W, {14|16} Ah battery $1650 About 2,300 km on it. Takes me from Karori to town and back on one bar of the battery.
SmartMotion Pacer, step-through, panniers $1900 Mid-drive and quiet. We bought two and only ever use one. Range is still 70 km on level two.
Step-through e-bike with child seat, Bosch motor $2300 Yepp seat on the back and a wheel lock. Both keys, charger and the receipt from 2022.
Folding e-bike, 20 inch wheels, fits a boot $820 Lives in a campervan and has seen most holiday parks of the South Island. Folds in half a minute.
- Battery was tested by the shop in spring and holds 91 per cent.
- Serviced every year, the stamps are in the booklet.
- Both keys for the battery are there.
- It is heavier than it looks: bring a rack that can take 25 kg.

= bicycle, sports-cycling-children, lawn, pickup, recolour
Avanti Spice 20 inch girl’s or boy’s bike $95 Six gears, and they change. Small rust spots on the handlebars from Raumati’s sea air.
Balance bike, wooden, adjustable seat $45 Taught three children of ours to ride. The saddle has a new cover.
Byk E-350, 14 inch, very light $140 Light enough that she could carry it back up the hill herself. Training wheels in the bag.
24 inch mountain bike, 21 speed, front shocks $130 Suits eight to eleven years. New brake pads and a fresh tube at the back.
Strider 12 with snow skis for the winter $120 With both skis, used one weekend at Mount Lyford.
- Grown out of, as they do.
- A few stickers, they come off with a hairdryer.
- Tyres pumped and brakes adjusted before listing.
- Helmet to match goes with it if it fits.

= wheel, sports-cycling-parts, floor
Mavic Aksium wheelset, 700c, quick release $160 True to half a millimetre. Brake tracks have plenty of metal left.
Shimano Deore XT groupset, 1x12, complete $520 Taken off a new frame after 60 km because I wanted electronic. Everything but the bottom bracket.
Pair of {Maxxis Minion|Continental Race King} tyres, 29 inch $70 Ridden four times. The knobs still have their little hairs.
Brooks B17 saddle, honey, broken in $110 Broken in by about 3,000 km of somebody roughly my shape. Tension bolt has hardly been touched.
Roof rack for two bikes, Thule ProRide $240 Both carriers with their keys. Fits square and aero bars.
- Cleaned, measured and ready to fit.
- Buyer beware of the usual standards: check your axle before you bid.
- From a smoke-free workshop with too many parts in it.
- Photographed as it is, with the wear it has.

= skateboard, sports-skateboards
Skateboard, maple deck, soft wheels for town $60 Good for getting around. Grip tape has plenty left and the bearings spin for a minute.
Sector 9 longboard, 40 inch, pintail $120 For cruising the waterfront, not for the half-pipe. New bushings last year.
Old-school fibreglass board from about 1978 $85 Clay-coloured urethane wheels and loose trucks. For the wall, or for the brave.
Element complete, 8.0, skated one summer $75 Tail has a bit of razor. Everything else is straight.
- My knees have decided that this chapter is over.
- Trucks tightened and wheels swapped round so they wear evenly.
- Comes with the skate tool.

= kick-scooter, sports-skateboards
Stunt scooter, {Envy Prodigy|Grit Elite}, 110 mm wheels $110 Compression is tight and nothing rattles. Grip tape redone.
Micro Mini three-wheel scooter, {blue|pink|green} $55 For two to five year olds. Steers by leaning, which they learn in a minute.
Xiaomi electric scooter, 25 km range $380 Battery shows 96 per cent in the app. Solid rear tyre so that it never punctures again.
Adult commuter scooter, big wheels, folds $90 200 mm wheels roll over Wellington’s footpaths. Shoulder strap included.
- A new one came at Christmas.
- Some scratches on the deck as it has been used as intended.
- Brake works, headset doesn’t wobble.

= roller-skate, sports-skateboards, recolour
Moxi Lolly roller skates, size {7|8|9} $220 Suede, with the outdoor wheels that come with them and a set of indoor ones.
Quad skates from the Levin rink, 1980s, size 41 $65 Hire skates with the number still on the heel. Leather is sound, wheels are original and hard.
Inline skates, Rollerblade Macroblade, size 44 $140 Used on the Kāpiti expressway path maybe ten times. 84 mm wheels.
Children’s adjustable inline skates, 33 to 37 $40 One pair did two children. Brake pad is half.
- Wrist guards and knee pads go with them.
- Laces are new.
- Bearings cleaned and oiled.

= canoe, sports-kayaks, lawn, pickup
Cobra Explorer sit-on kayak with seat and paddle $520 Stable, dry enough, good for fishing. Hull has scrapes from Matapōuri’s stones and no soft spots.
Double sea kayak, Southern Skies, rudder and skirts $1350 Fibreglass, about 34 kg. Took the two of us round Abel Tasman four summers running.
Inflatable canoe, three seats, pump and bag $240 Fits in a boot. Patched once near the valve, kept its air for a week afterwards.
Wooden canoe, strip-built cedar, 4.9 m $1800 Built over two winters in a garage in Nelson. Varnished every second year and always kept under cover.
Child’s kayak, 1.8 m, with paddle $160 Swapped between cousins. Faded on one side where it leaned against the shed.
- Roof rack and two strong people needed.
- Life jackets can go with it, sizes M and L.
- Stored out of the sun under the deck.
- Floats, as tested last weekend.

= diving-mask, sports-surfing, post
Mask, snorkel and fins, size {M|L}, mesh bag $65 Two summers at Goat Island. Silicone has stayed clear.
Cressi prescription mask, minus 2.5 both eyes $55 Had my eyes done and don’t need it now. Changes what you see at the Poor Knights.
Spearfishing set: Rob Allen gun, float line, gloves $290 90 cm railgun with new rubbers. Gloves are size L.
Children’s snorkel set, {blue|yellow}, hardly wet $25 They preferred the jetty.
- Rinsed in fresh water after every dive.
- No cracks, strap is supple.
- From a smoke-free home two streets from the beach.

= one-piece-swimsuit, sports-surfing, post, recolour
Steamer wetsuit 3/2, Rip Curl, women’s {8|10|12} $95 Taped seams, no holes. Zip runs easily.
Wetsuit 4/3, men’s MT, with boots size 9 $120 Kept me in the water at St Clair through one July. Knees are worn but whole.
Speedo racing suit, size {10|12}, club meets only $35 Four meets, then I changed clubs.
Springsuit for children, age {6|8|10} $30 Outgrown after a single summer at Ōhope.
- Always hung up wet in the shade, never in the sun.
- Washed and dry, ready to post.
- Fits true to size.

= fishing-pole, sports-fishing
Shimano surfcaster, 12 ft, with Baitrunner reel $180 Lands kahawai and the odd snapper at Waihī Beach. Line changed in September.
Fly rod, Orvis 5 weight, four pieces, tube $340 For the Tongariro and the Mataura. Cork is clean, ferrules tight.
Kids’ spin set with tackle box full of lures $40 Caught one eel and a neighbour’s hat.
Penn Senator 6/0 game reel on short rod $260 From grandad’s launch in the Bay of Islands. Drag is smooth, chrome has pits.
Kontiki, {1.6|2} km of line, electric motor $780 Takes 25 hooks out and brings them back in forty minutes. Battery was new last year.
- Rinsed and oiled after the sea.
- Hooks and sinkers you see go with it.
- Ready for the weekend.
- The good spots are not included.

= ring-buoy, sports-kayaks
Hutchwilco life jackets, two adult, one child $75 Straps and buckles whole, foam is firm. Last year’s model.
Inflatable life jacket, 150 N, new cylinder $90 Gas cylinder and clip replaced in October and noted on the label.
Old ring buoy from the ferry Aramoana $140 Canvas over cork, name still readable. It hung in a bach at Picton for forty years.
Throw rope and boat safety kit in a dry bag $45 Rope, whistle, mirror and three flares that are still in date.
- Complies with the rules of the harbour, I checked.
- Stored dry in a locker.
- We sold the boat, so this goes too.

= skis, sports-ski
Rossignol Experience 80, {160|168|176} cm, bindings $280 Sharpened and waxed for a season that ended early. One core shot, filled by the shop at Methven.
Touring set: Black Diamond skis, skins, Dynafit bindings $620 Everything for a day behind the ropes but the partner. Skins are still sticky.
Children’s skis 110 cm with boots 21.5 $95 Grew out of them between July and August.
Snowboard Burton Custom 158 with bindings $310 Edges rust-free, base flat. Bindings fit boots 9 to 12.
Wooden skis, Norwegian, cable bindings, 1950s $130 Hung in the club hut on Ruapehu. Decorative now; somebody once raced on these.
- Boots can be tried on at mine.
- Stored flat with wax on.
- Poles go with them, 120 cm.

= ice-skate, sports-ski, recolour
Figure skates, Jackson, size {5|6|7}, blade guards $110 Sharpened in Queenstown, stiff enough for single jumps.
Ice hockey skates, Bauer, size 8.5 $130 One season with a beer league. Blades have three years in them.
Antique skates from the ice of Naseby, 1920s $95 Wooden soles with leather straps. They stand on our mantelpiece now.
- Dried after every use, no rust.
- Laces replaced.
- Too small for us now.

= sled, sports-ski, lawn
Wooden toboggan, two seats, steel runners $85 Known at the Snow Farm. Rope is new.
Plastic sledge with brakes, {red|blue} $25 Goes too fast, says its owner, who is nine.
Davos sledge from Switzerland, 100 cm $160 Ash, brought over in a container. Runners waxed with a candle.
- Nobody was hurt on it.
- Kept dry in the rafters.
`
