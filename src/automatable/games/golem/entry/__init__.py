"""What an owner enters: printed values, marbles, and the outcome of what was done by hand.

==================  ========================================================================================
to change           open
==================  ========================================================================================
what is asked       ``screens.py``: one function for each screen, named by the step of the rules that shows it
one field           ``fields.py``: options and bounds of a value; ``effect_taps.py``: the buttons of an effect
titles and labels   ``wording.py``, and the words themselves in ``words/en.ftl``
upgrade prices      ``upgrade_prices.py``: which upgrade is the cheapest
marbles             ``marble_choice.py``, ``synagogue.py``: which rows and colours are asked for, criterion by
                    criterion; ``marble_answers.py``: answers that tell a criterion and a marble at once
by hand             ``outcome.py``: the sheet; ``by_hand.py``: its turn, marble, movement and final count
a box, no game      ``own_box.py``: a component at a time
==================  ========================================================================================

``owner_values.py`` gives the rules what they read and shows a screen for what is missing. ``context.py``
joins rules and entry; the rules import nothing from here.
"""
