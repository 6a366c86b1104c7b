toy-name = Игрушка
toy-no-card = There is no card “{ $card }” to turn.
toy-side-human = You
toy-side-automa = Автома
toy-level-easy = Easy
toy-level-hard = Hard
toy-gain = The Автома gains { $gain }.
