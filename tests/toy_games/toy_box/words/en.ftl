toy-name = Toy
toy-no-card = There is no card “{ $card }” to turn.
toy-side-human = You
toy-side-automa = Automa
toy-level-easy = Easy
toy-level-hard = Hard
toy-gain = The Automa gains { $gain }.
